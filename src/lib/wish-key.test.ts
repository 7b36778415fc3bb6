// @vitest-environment node
import { expect, test } from 'vitest';
import { wishKey } from './wish-key.ts';

test('the same body keeps its key, another body gets another', () => {
  let count = 0;
  const keyOf = wishKey(() => `k${(count += 1)}`);
  expect(keyOf({ note: 'a' })).toBe('k1');
  expect(keyOf({ note: 'a' })).toBe('k1');
  expect(keyOf({ note: 'b' })).toBe('k2');
  expect(keyOf({ note: 'a' })).toBe('k3');
});
