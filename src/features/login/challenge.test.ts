import { expect, test } from 'vitest';
import { challengeOf, newVerifier } from './challenge.ts';

test('a verifier is 32 random bytes in hex, never the same', () => {
  expect(newVerifier()).toMatch(/^[0-9a-f]{64}$/);
  expect(newVerifier()).not.toBe(newVerifier());
});

test('the challenge is the SHA-256 of the text', async () => {
  // FIPS 180-2, appendix B.1.
  await expect(challengeOf('abc')).resolves.toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
