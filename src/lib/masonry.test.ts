import { expect, it } from 'vitest';
import { masonry } from './masonry.ts';

const items = (heights: readonly number[], hidden: readonly number[] = []) =>
  heights.map((height, at) => ({ height, isHidden: hidden.includes(at) }));

it('each item joins the shorter column, the first of two equal ones', () => {
  const { spots, columns } = masonry(items([1.3, 0.75, 0.75, 1, 1]));
  expect(spots.map((spot) => spot?.column)).toEqual([0, 1, 1, 0, 1]);
  expect(spots[2]).toEqual({ column: 1, above: 0.75, before: 1, height: 0.75 });
  expect(spots[4]).toEqual({ column: 1, above: 1.5, before: 2, height: 1 });
  expect(columns).toEqual([
    { above: 2.3, before: 2 },
    { above: 2.5, before: 3 },
  ]);
});

it('what came before stays where it is when more comes', () => {
  const heights = [1, 0.75, 1.3, 0.8, 1.1, 0.9, 1, 1.3];
  const { spots } = masonry(items(heights));
  for (let count = 0; count < heights.length; count += 1)
    expect(masonry(items(heights.slice(0, count))).spots).toEqual(spots.slice(0, count));
});

it('what is hidden takes no room, and moves nothing to the other column', () => {
  const heights = [1, 1.3, 0.75, 1, 1];
  const all = masonry(items(heights)).spots;
  const { spots } = masonry(items(heights, [0]));
  expect(spots[0]).toBeUndefined();
  expect(spots.slice(1).map((spot) => spot?.column)).toEqual(
    all.slice(1).map((spot) => spot?.column),
  );
  expect(spots[2]).toEqual({ column: 0, above: 0, before: 0, height: 0.75 });
});

it('nothing takes no room', () => {
  expect(masonry([]).columns).toEqual([
    { above: 0, before: 0 },
    { above: 0, before: 0 },
  ]);
});
