// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  MAX_PHOTOS,
  photoList,
  type PhotoEvent,
  type PhotoStage,
  photosState,
  photoUrls,
  type ReviewPhoto,
} from './photo-list.ts';

const photo = (id: string, stage: PhotoStage = { name: 'waiting' }): ReviewPhoto => ({ id, stage });
const up = (id: string) => photo(id, { name: 'uploaded', url: `/upload/${id}` });
const lost = (id: string) => photo(id, { name: 'failed', message: '', isNetwork: true });
const refused = (id: string) => photo(id, { name: 'failed', message: 'no', isNetwork: false });
const after = (photos: readonly ReviewPhoto[], ...events: readonly PhotoEvent[]) =>
  events.reduce(photoList, photos);
const stages = (photos: readonly ReviewPhoto[]) =>
  photos.map(({ id, stage }) => `${id} ${stage.name}`);

it('merchant 5: six at most', () => {
  expect(MAX_PHOTOS).toBe(6);
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => photo(id));
  expect(after([], { type: 'add', photos: many })).toHaveLength(6);
});

it('goes from waiting through progress to its URL', () => {
  const events: PhotoEvent[] = [
    { type: 'begin', id: 'a' },
    { type: 'progress', id: 'a', share: 0.6 },
    { type: 'progress', id: 'a', share: 0.4 },
  ];
  const way = after([photo('a')], ...events);
  expect(way[0]?.stage).toEqual({ name: 'uploading', share: 0.6 });
  expect(photosState(way)).toBe('busy');
  const done = after(way, { type: 'uploaded', id: 'a', url: '/upload/a' });
  expect(photosState(done)).toBe('ready');
  expect(photoUrls(done)).toEqual(['/upload/a']);
});

it('the encoded photo is kept for the next try', () => {
  const made = { jpeg: new Blob(), data: 'data:image/jpeg;base64,' };
  const failed = after(
    [photo('a')],
    { type: 'made', id: 'a', made },
    { type: 'failed', id: 'a', message: '', isNetwork: true },
    { type: 'retry', which: { id: 'a' } },
  );
  expect(failed).toEqual([{ id: 'a', made, stage: { name: 'waiting' } }]);
});

it.each([
  ['all', ['a waiting', 'b waiting', 'c uploaded']],
  ['network', ['a waiting', 'b failed', 'c uploaded']],
  [{ id: 'b' }, ['a failed', 'b waiting', 'c uploaded']],
] as const)('retry %j', (which, expected) => {
  expect(stages(after([lost('a'), refused('b'), up('c')], { type: 'retry', which }))).toEqual(
    expected,
  );
});

it.each([
  ['begin', { type: 'begin', id: 'x' }],
  ['uploaded', { type: 'uploaded', id: 'x', url: '/upload/x' }],
  ['moved', { type: 'move', id: 'x', to: 0 }],
] as const)('a removed photo: %s is a no-op', (_name, event) => {
  expect(after([up('a'), photo('b')], event)).toEqual([up('a'), photo('b')]);
});

describe('order', () => {
  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 0, 'bac'],
    ['b', 99, 'acb'],
    ['b', -1, 'bac'],
    ['b', 1, 'abc'],
  ])('%s to %i', (id, to, expected) => {
    const moved = after([photo('a'), photo('b'), photo('c')], { type: 'move', id, to });
    expect(moved.map((each) => each.id).join('')).toBe(expected);
  });

  it('is the order in which they are sent', () => {
    const moved = after([up('a'), up('b')], { type: 'move', id: 'b', to: 0 });
    expect(photoUrls(moved)).toEqual(['/upload/b', '/upload/a']);
  });
});

it.each([
  ['none', [], 'ready'],
  ['all up', [up('a')], 'ready'],
  ['one waits', [up('a'), photo('b')], 'busy'],
  ['one failed, one waits', [refused('a'), photo('b')], 'failed'],
] as const)('%s: %s', (_name, photos, expected) => {
  expect(photosState(photos)).toBe(expected);
});
