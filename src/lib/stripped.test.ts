import { afterEach, expect, test, vi } from 'vitest';
import { stripped } from './stripped.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['//a//', '', '/', '//a'],
  ['  a b ', ' ', ' ', 'a b'],
  ['aaa', 'a', 'a', ''],
  ['', ' ', ' ', ''],
  ['"X1".', '"(', '".', 'X1'],
])('%j without %j and %j is %j', (text, first, last, expected) => {
  expect(stripped(text, first, last)).toBe(expected);
});

test.each(['/', '/a'])('reads each character of many %s once', (piece) => {
  const reads = vi.spyOn(String.prototype, 'charAt');
  stripped(`x${piece.repeat(5_000)}x`, '/', '/');
  stripped('/'.repeat(10_000), '/', '/');
  expect(reads.mock.calls.length).toBeLessThan(10_010);
});
