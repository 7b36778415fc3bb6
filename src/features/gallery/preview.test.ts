import { expect, test } from 'vitest';
import {
  clampIndex,
  groupStart,
  type Preview,
  previewPlaces,
  readPreview,
  withThumbnails,
} from './preview.ts';

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

test('parses the history state and clamps the index', () => {
  expect(readPreview({ preview: { groups, index: 7 } })).toEqual({ groups, index: 2 });
  expect(readPreview({ preview: { groups, index: 'x' } })?.index).toBe(0);
});

test.each([
  ['nothing', undefined],
  ['another state', { source: 'edit' }],
  ['no list', { preview: { groups: 'x', index: 0 } }],
  ['no pictures', { preview: { groups: [{ type: 'menu', images: [] }], index: 0 } }],
  ['no known group', { preview: { groups: [{ type: 'x', images: [image('a')] }], index: 0 } }],
  ['a group without a list', { preview: { groups: [{ type: 'menu', images: 1 }], index: 0 } }],
  ['no group at all', { preview: { groups: [null], index: 0 } }],
  ['empty addresses', { preview: { groups: [{ type: 'menu', images: [{ url: '' }] }] } }],
])('%s is no preview', (_name, state) => {
  expect(readPreview(state)).toBeUndefined();
});

test('one malformed picture does not drop the others', () => {
  const images = [null, { url: 7, name: 'x' }, image('a'), { url: '/img/b', name: 7 }];
  const given = [
    { type: 'store', images: [null] },
    { type: 'menu', images },
  ];
  expect(readPreview({ preview: { groups: given, index: 0 } })?.groups).toEqual([
    { type: 'menu', images: [image('a'), { url: '/img/b', name: '' }] },
  ]);
});

test('each picture has its position within its group', () => {
  expect(previewPlaces(groups).map(({ group, number, total }) => [group, number, total])).toEqual([
    [0, 1, 2],
    [0, 2, 2],
    [1, 1, 1],
  ]);
  expect([0, 1, 2].map((group) => groupStart(groups, group))).toEqual([0, 2, 3]);
});

test('a loaded picture is matched by its address without size; the largest wins', () => {
  const shown = (src: string, naturalWidth: number, complete = true) =>
    ({ src, currentSrc: src, complete, naturalWidth }) as HTMLImageElement;
  const preview: Preview = { groups, index: 1 };
  const { groups: found, index } = withThumbnails(preview, [
    shown(`${location.origin}/img/a?w=160&h=160`, 160),
    shown(`${location.origin}/img/a?w=720`, 720),
    shown(`${location.origin}/img/a?w=1080`, 1080, false),
    shown(`${location.origin}/img/b?w=160`, 0),
    shown(`${location.origin}/img/c?id=2&w=160`, 160),
    shown('data:image/png;base64,', 1),
  ]);
  expect(index).toBe(1);
  expect(found.flatMap(({ images }) => images.map(({ thumbnail }) => thumbnail))).toEqual([
    `${location.origin}/img/a?w=720`,
    undefined,
    undefined,
  ]);
  expect(readPreview({ preview: { groups: found, index } })?.groups).toEqual(found);
});
