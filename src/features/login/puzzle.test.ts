import { expect, test } from 'vitest';
import type { SliderChallenge } from '../../api/generated/types.ts';
import { draggedX, isPuzzleSound, keptX, keyedX, maxX, percentOf } from './puzzle.ts';

const puzzle: SliderChallenge = {
  challengeId: 'c',
  background: 'data:image/webp;base64,UklGRg==',
  piece: 'data:image/webp;base64,UklGRg==',
  width: 320,
  height: 160,
  pieceWidth: 50,
  pieceTop: 40,
  work: { parts: 16, bits: 13 },
};

test.each([
  [-4, 0],
  [12.6, 13],
  [900, 270],
  [Number.NaN, 0],
])('%d is kept at %d', (x, kept) => expect(keptX(puzzle, x)).toBe(kept));

test.each([
  [0, 0, 0],
  [0, 100, 135],
  [135, 50, 203],
  [135, -500, 0],
  [0, 500, 270],
])('from %d, %d px of 200 lead to %d', (start, moved, x) =>
  expect(draggedX(puzzle, start, moved, 200)).toBe(x),
);

test.each([
  ['ArrowRight', 103],
  ['ArrowUp', 103],
  ['ArrowLeft', 97],
  ['ArrowDown', 97],
  ['PageUp', 130],
  ['PageDown', 70],
  ['Home', 0],
  ['End', 270],
  ['a', undefined],
  ['Tab', undefined],
])('%s leads to %s', (key, x) => expect(keyedX(puzzle, 100, key)).toBe(x));

test('keys reach every gap as exactly as dragging', () => {
  const places = new Set<number>();
  for (let x = 0; x < maxX(puzzle); x = keyedX(puzzle, x, 'ArrowRight') ?? maxX(puzzle))
    places.add(x);
  // The server allows 6 px.
  for (let gap = 0; gap <= maxX(puzzle); gap += 1) {
    expect([...places, maxX(puzzle)].some((x) => Math.abs(x - gap) <= 2)).toBe(true);
  }
});

test.each([
  [0, 0],
  [135, 50],
  [270, 100],
])('%d is %d percent', (x, percent) => expect(percentOf(puzzle, x)).toBe(percent));

test.each<[string, Partial<SliderChallenge>, boolean]>([
  ['as declared', {}, true],
  ['an address', { background: 'https://evil.example/a.webp' }, false],
  ['a path', { piece: '/img/a.webp' }, false],
  ['svg', { piece: 'data:image/svg+xml;base64,AAAA' }, false],
  ['html', { background: 'data:text/html,<script>' }, false],
  ['no width', { width: 0 }, false],
  ['a piece as wide as the picture', { pieceWidth: 320 }, false],
])('%s is sound: %s', (_name, change, isSound) =>
  expect(isPuzzleSound({ ...puzzle, ...change })).toBe(isSound),
);
