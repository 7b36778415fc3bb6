import { expect, it } from 'vitest';
import { captionAt } from './captions.ts';
import { isCalm } from './calm.ts';
import { posterShape } from './poster.ts';
import { showsCaptions } from './sound.ts';

it.each([
  ['nothing is known of the network', {}, false, false],
  ['a fast network', { saveData: false, effectiveType: '4g' }, false, false],
  ['the viewer saves data', { saveData: true, effectiveType: '4g' }, false, true],
  ['2G', { effectiveType: '2g' }, false, true],
  ['slower than 2G', { effectiveType: 'slow-2g' }, false, true],
  ['less motion is wanted', { effectiveType: '4g' }, true, true],
])('%s', (_name, connection, wantsLessMotion, expected) => {
  expect(isCalm(connection, wantsLessMotion)).toBe(expected);
});

it('a caption stands from its start until just before its end', () => {
  const captions = [
    { startMs: 500, endMs: 2000, text: { 'id-ID': 'Satu' } },
    { startMs: 2000, endMs: 4000, text: { 'id-ID': 'Dua' } },
  ];
  const at = (atMs: number) => captionAt(captions, atMs)?.text['id-ID'];
  expect([0, 499, 500, 1999, 2000, 4000].map(at)).toEqual([
    undefined,
    undefined,
    'Satu',
    'Satu',
    'Dua',
    undefined,
  ]);
});

it('captions are shown without sound until the viewer chooses', () => {
  expect([true, false].map((isSilent) => showsCaptions(undefined, isSilent))).toEqual([
    true,
    false,
  ]);
  expect([true, false].map((isSilent) => showsCaptions(false, isSilent))).toEqual([false, false]);
  expect([true, false].map((isSilent) => showsCaptions(true, isSilent))).toEqual([true, true]);
});

it.each([
  [360, 640, 4 / 3],
  [300, 400, 4 / 3],
  [400, 400, 1],
  [400, 300, 3 / 4],
  [1920, 1080, 3 / 4],
  [0, 640, 4 / 3],
  [360, 0, 4 / 3],
])('a poster of %d by %d', (width, height, shape) => {
  expect(posterShape({ width, height })).toBeCloseTo(shape);
});
