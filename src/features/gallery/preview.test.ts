// @vitest-environment node
import { expect, test } from 'vitest';
import { clampIndex, groupStart, previewPlaces, readPreview } from './preview.ts';

const image = (name: string) => ({ url: `/img/${name}`, name });
const groups = [
  { type: 'store', images: [image('a'), image('b')] },
  { type: 'menu', images: [image('c')] },
] as const;

test.each([
  [-3, 0],
  [0, 0],
  [1.9, 1],
  [2, 2],
  [99, 2],
  [NaN, 0],
  [Infinity, 0],
])('index %d of three is %i', (index, clamped) => {
  expect(clampIndex(index, 3)).toBe(clamped);
});

test('reads what was put into the history entry, its index clamped', () => {
  expect(readPreview({ preview: { groups, index: 7 } })).toEqual({ groups, index: 2 });
  expect(readPreview({ preview: { groups, index: 'x' } })?.index).toBe(0);
});

test.each([
  ['nothing', undefined],
  ['another state', { source: 'edit' }],
  ['no list', { preview: { groups: 'x', index: 0 } }],
  ['no pictures', { preview: { groups: [{ type: 'menu', images: [] }], index: 0 } }],
  ['no known group', { preview: { groups: [{ type: 'x', images: [image('a')] }], index: 0 } }],
  ['empty addresses', { preview: { groups: [{ type: 'menu', images: [{ url: '' }] }] } }],
])('%s is no preview', (_name, state) => {
  expect(readPreview(state)).toBeUndefined();
});

test('one malformed picture leaves the others', () => {
  const state = { preview: { groups: [{ type: 'menu', images: [null, image('a')] }], index: 0 } };
  expect(readPreview(state)?.groups).toEqual([{ type: 'menu', images: [image('a')] }]);
});

test('each picture knows its place in its group', () => {
  expect(previewPlaces(groups).map(({ group, number, total }) => [group, number, total])).toEqual([
    [0, 1, 2],
    [0, 2, 2],
    [1, 1, 1],
  ]);
  expect([0, 1, 2].map((group) => groupStart(groups, group))).toEqual([0, 2, 3]);
});
