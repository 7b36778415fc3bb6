// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  doubleTapped,
  fitted,
  held,
  maxScale,
  moved,
  pinched,
  putsAway,
  type Stage,
  startView,
  turnOf,
  zoomed,
} from './photo-view.ts';

/** A phone and a landscape photo that fits it at 360 x 240. */
const wide: Stage = { width: 360, height: 600, photo: { width: 1080, height: 720 } };
const centre = { x: 0, y: 0 };

test.each([
  ['wide', wide, { width: 360, height: 240 }],
  ['tall', { ...wide, photo: { width: 300, height: 1200 } }, { width: 150, height: 600 }],
  ['not loaded', { ...wide, photo: { width: 0, height: 0 } }, { width: 360, height: 600 }],
])('fits a %s picture', (_name, stage, size) => {
  expect(fitted(stage)).toEqual(size);
});

describe('held', () => {
  test.each([
    ['whole, in the middle', { scale: 1, x: 40, y: -9 }, startView],
    ['never smaller than whole', { scale: 0.4, x: 0, y: 0 }, startView],
    ['never nearer than 4', { scale: 9, x: 0, y: 0 }, { scale: maxScale, x: 0, y: 0 }],
    ['no edge further in', { scale: 2, x: 999, y: 999 }, { scale: 2, x: 180, y: 0 }],
    ['nor above or below', { scale: 4, x: -999, y: -999 }, { scale: 4, x: -540, y: -180 }],
  ])('%s', (_name, view, expected) => {
    expect(held(view, wide)).toEqual(expected);
  });
});

test('a pan is clamped to the edge and returns the excess', () => {
  const near = { scale: 2, x: 170, y: 0 };
  expect(moved(near, 5, 0, wide)).toEqual({ view: { scale: 2, x: 175, y: 0 }, over: 0 });
  expect(moved(near, 30, 0, wide)).toEqual({ view: { scale: 2, x: 180, y: 0 }, over: 20 });
});

test('zooming keeps the point under the finger', () => {
  const focus = { x: 50, y: 20 };
  const near = zoomed(startView, 3, focus, { ...wide, photo: { width: 360, height: 600 } });
  // The point 50 from the centre is now 150 from it.
  expect(near).toEqual({ scale: 3, x: -100, y: -40 });
});

test('a pinch zooms and pans', () => {
  const stage = { ...wide, photo: { width: 360, height: 600 } };
  const from = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;
  const to = [
    { x: -90, y: 10 },
    { x: 110, y: 10 },
  ] as const;
  expect(pinched(startView, from, to, stage)).toEqual({ scale: 2, x: 10, y: 10 });
});

test('a pinch works from a zoomed and panned state', () => {
  const stage = { ...wide, photo: { width: 360, height: 600 } };
  const view = { scale: 2, x: 30, y: -40 };
  const focus = { x: 60, y: 20 };
  // 30 and 60 from the picture's centre before, 45 and 90 after.
  expect(zoomed(view, 1.5, focus, stage)).toEqual({ scale: 3, x: 15, y: -70 });
  const from = [
    { x: 40, y: 20 },
    { x: 80, y: 20 },
  ] as const;
  const to = [
    { x: 35, y: 25 },
    { x: 95, y: 25 },
  ] as const;
  expect(pinched(view, from, to, stage)).toEqual({ scale: 3, x: 20, y: -65 });
});

test('two fingers on one point do not zoom', () => {
  const point = { x: 5, y: 5 };
  const at = [point, point] as const;
  expect(pinched({ scale: 2, x: 0, y: 0 }, at, at, wide)).toEqual({ scale: 2, x: 0, y: 0 });
});

test('a double tap zooms in, another one out', () => {
  const near = doubleTapped(startView, centre, wide);
  expect(near.scale).toBe(2.5);
  expect(doubleTapped(near, { x: 80, y: 0 }, wide)).toEqual(startView);
});

test.each([
  ['a short way', -40, 0, 0],
  ['a fifth to the left', -80, 0, 1],
  ['a fifth to the right', 80, 0, -1],
  ['a flick', -20, -0.9, 1],
  ['a flick back', -120, 0.9, 0],
  ['nothing', 0, 0, 0],
])('a swipe of %s', (_name, offsetPx, velocity, step) => {
  expect(turnOf(offsetPx, velocity, 360)).toBe(step);
});

test.each([
  [40, 0, false],
  [110, 0, true],
  [40, 1, true],
  [10, 1, false],
])('pulled down by %i at %d', (offsetPx, velocity, isPutAway) => {
  expect(putsAway(offsetPx, velocity)).toBe(isPutAway);
});
