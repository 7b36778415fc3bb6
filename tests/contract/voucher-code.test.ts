// @vitest-environment node
/** One file of vectors, two implementations: the sandbox (Rust) and the app. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importSeed, STEP_MS, voucherCodes } from '../../src/lib/voucher-code.ts';

interface Vector {
  name: string;
  seed: string;
  couponId: string;
  atMs: number;
  step: number;
  code: string;
  shortCode: string;
}

const file = readFileSync('tests/contract/voucher-code-vectors.json', 'utf8');
const { vectors } = JSON.parse(file) as { vectors: Vector[] };

it('has vectors', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(10);
});

it.each(vectors)('the app makes the codes of $name', async (vector) => {
  const { seed, couponId, atMs, step, code, shortCode } = vector;
  const key = await importSeed(seed);
  const codes = await voucherCodes(key, couponId, atMs);
  expect(codes).toEqual({ rotating: code, short: shortCode, endMs: (step + 1) * STEP_MS });
  expect((await voucherCodes(key, couponId, codes.endMs)).rotating).not.toBe(code);
});

it('a seed cannot be read out of its key', async () => {
  const key = await importSeed('00'.repeat(20));
  expect(key.extractable).toBe(false);
});
