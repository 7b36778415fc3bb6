// @vitest-environment node
import { expect, it } from 'vitest';
import { textHash } from './open-attempts.ts';

// The published vectors of FNV-1a.
it.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('%s', (text, hash) => {
  expect(textHash(text)).toBe(hash);
});
