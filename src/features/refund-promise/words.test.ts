import { expect, test } from 'vitest';
import { endBefore } from './words.ts';

test('before buying, an end after the window of 30 days does not promise the way of payment', () => {
  const day = 86_400_000;
  expect(endBefore(30 * day, 0)).toBe('refund.endSoon');
  expect(endBefore(30 * day + 1, 0)).toBe('refund.endLater');
});
