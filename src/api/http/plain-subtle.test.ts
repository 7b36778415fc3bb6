import { expect, test, vi } from 'vitest';
import { plainSubtle } from './plain-subtle.ts';
import { sign, type Signable } from '../sign.ts';

const CALL: Signable = {
  method: 'POST',
  path: '/account/sendCode',
  timestamp: 1_795_665_600_000,
  requestId: 'r-1',
  idempotencyKey: 'k-1',
  body: '{"phoneNo":"81234567890"}',
};

test('signs a call as Web Crypto does', async () => {
  const signed = await sign(CALL, 'secret');
  vi.stubGlobal('crypto', { getRandomValues: () => 0, subtle: plainSubtle });
  expect(await sign(CALL, 'secret')).toBe(signed);
  vi.unstubAllGlobals();
});

test('a page without Web Crypto signs as well', async () => {
  const signed = await sign(CALL, 'secret');
  vi.resetModules();
  vi.stubGlobal('crypto', {});
  expect(await sign(CALL, 'secret')).toBe(signed);
  vi.unstubAllGlobals();
});

test('reads a view and a buffer alike', async () => {
  const bytes = new Uint8Array([0, 1, 2, 3, 4]);
  const part = new DataView(bytes.buffer, 1, 3);
  const same = new Uint8Array([1, 2, 3]);
  expect(await plainSubtle.digest('SHA-256', part)).toEqual(
    await crypto.subtle.digest('SHA-256', same),
  );
});
