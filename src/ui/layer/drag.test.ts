import { expect, it } from 'vitest';
import { closesSheet, followed } from './use-drag-to-close.ts';

it.each([
  ['let go where it was', 0, 0, 400, false],
  ['dragged past a third', 150, 0, 400, true],
  ['dragged a little', 100, 0, 400, false],
  ['flicked down', 40, 0.9, 400, true],
  ['a tap that shook', 4, 0.9, 400, false],
  ['far down, but thrown back up', 300, -0.9, 400, false],
  ['not measured', 10, 0, 0, false],
])('%s', (_name, offsetPx, velocityPxPerMs, sheetHeightPx, expected) => {
  expect(closesSheet({ offsetPx, velocityPxPerMs, sheetHeightPx })).toBe(expected);
});

it('follows freely down and barely up', () => {
  expect(followed(80)).toBe(80);
  expect(followed(-80)).toBe(-10);
});
