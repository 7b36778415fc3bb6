// @vitest-environment node
/** One file of vectors, three implementations: the sandbox (Rust), the app, and the tests' own client. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sign } from '../../src/api/sign.ts';
import { signatureOf } from '../support/signing.ts';

interface Vector {
  name: string;
  secret: string;
  method: 'POST';
  path: string;
  timestamp: string;
  requestId: string;
  idempotencyKey?: string;
  body: string;
  signature: string;
}

const { vectors } = JSON.parse(readFileSync('tests/contract/signature-vectors.json', 'utf8')) as {
  vectors: Vector[];
};

describe('signature', () => {
  it('has vectors', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(5);
  });

  it.each(vectors)('the app signs $name', async ({ secret, signature, timestamp, ...parts }) => {
    expect(await sign({ ...parts, timestamp: Number(timestamp) }, secret)).toBe(signature);
    expect(await sign({ ...parts, timestamp: Number(timestamp) + 1 }, secret)).not.toBe(signature);
  });

  it('the key is part of what is signed', async () => {
    const keyed = vectors.filter(({ idempotencyKey }) => idempotencyKey !== undefined);
    expect(keyed).not.toEqual([]);
    for (const { secret, signature, timestamp, ...parts } of keyed) {
      const other = { ...parts, timestamp: Number(timestamp), idempotencyKey: 'another' };
      expect(await sign(other, secret)).not.toBe(signature);
    }
  });

  it.each(vectors)('the tests sign $name', ({ secret, signature, ...parts }) => {
    expect(signatureOf(secret, parts)).toBe(signature);
    expect(signatureOf(secret, { ...parts, body: `${parts.body} ` })).not.toBe(signature);
  });
});
