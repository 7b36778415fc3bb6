import { describe, expect, test } from 'vitest';
import { pieces } from './Marked.tsx';

const shown = (text: string, ranges: [number, number][]) =>
  pieces(
    text,
    ranges.map(([start, length]) => ({ start, length })),
  ).map(({ piece, isMarked }) => (isMarked ? `[${piece}]` : piece));

describe('what was searched for, in a text', () => {
  test('is marked, and the whole text stays', () => {
    expect(shown('Soto Bu Tini Tebet', [[0, 4]])).toEqual(['[Soto]', ' Bu Tini Tebet']);
    expect(
      shown('Soto Bu Tini Tebet', [
        [13, 5],
        [0, 4],
      ]),
    ).toEqual(['[Soto]', ' Bu Tini ', '[Tebet]']);
    expect(shown('Soto', [])).toEqual(['Soto']);
    expect(shown('', [[0, 3]])).toEqual([]);
  });

  test('is counted in code points, not in halves of them', () => {
    expect(shown('🍜🍜 mie 🍜', [[1, 1]])).toEqual(['🍜', '[🍜]', ' mie 🍜']);
    expect(shown('巴达维牛肉汤', [[3, 3]])).toEqual(['巴达维', '[牛肉汤]']);
  });

  test('never repeats or loses a letter, whatever the ranges are', () => {
    for (const ranges of [
      [
        [0, 3],
        [2, 4],
      ],
      [
        [4, 99],
        [50, 2],
      ],
      [
        [0, 0],
        [5, 0],
      ],
      [
        [1, 2],
        [1, 2],
      ],
    ] as [number, number][][])
      expect(shown('Bakso Pak Min', ranges).join('').replaceAll(/[[\]]/g, '')).toBe(
        'Bakso Pak Min',
      );
  });
});
