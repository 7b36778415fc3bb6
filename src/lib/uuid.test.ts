import { expect, test } from 'vitest';
import { isUuid, uuidFrom } from './uuid.ts';

test('sixteen bytes make a UUID of version 4', () => {
  expect(uuidFrom(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
  expect(isUuid(uuidFrom(new Uint8Array(16).fill(255)))).toBe(true);
});

test.each([
  '',
  'abc',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-00000000000g',
])('%j is no UUID', (text) => {
  expect(isUuid(text)).toBe(false);
});
