import { expect, it } from 'vitest';
import { priceChart } from './PriceHistoryCard.tsx';

it('is a step line from the first known price to now', () => {
  const points = [
    { fromMs: 0, price: 20_000 },
    { fromMs: 50, price: 10_000 },
    { fromMs: 75, price: 15_000 },
  ];
  expect(priceChart(points, 100)).toEqual({
    line: 'M6 6H160V58H237V32H314',
    now: { x: 314, y: 32 },
    lowest: { x: 160, y: 58 },
  });
});

it('is a line in the middle for a price that never changed, and nothing without one', () => {
  expect(priceChart([{ fromMs: 0, price: 5 }], 10)?.line).toBe('M6 32H314');
  expect(priceChart([], 10)).toBeUndefined();
});
