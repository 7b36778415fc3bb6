// @vitest-environment node
import { asId } from '../../api/ids.ts';
import { expect, it } from 'vitest';
import type { PoiId, Review, StoreId } from '../../api/generated/types.ts';
import { draftFrom, formFrom, isAsItWas, isWorthKeeping, photosFrom } from './draft-form.ts';
import type { ReviewPhoto } from './photo-list.ts';
import { emptyForm, type ReviewForm } from './write-flow.ts';

const form: ReviewForm = { score: 4, criteria: { taste: 5 }, content: 'Enak', anonymous: true };
const facts = {
  storeId: asId<StoreId>('S1'),
  poiId: asId<PoiId>('P1'),
  storeName: 'Warung',
  updatedAt: 7,
};
const up: ReviewPhoto = { id: 'a', stage: { name: 'uploaded', url: '/upload/a' } };
const local = (id: string, length: number): ReviewPhoto => {
  const data = `data:image/jpeg;base64,${'A'.repeat(length)}`;
  return { id, made: { data, jpeg: new Blob() }, stage: { name: 'waiting' } };
};
const LIMIT = 1_048_576;

it.each([
  ['nothing', emptyForm, [], false],
  ['blanks', { ...emptyForm, content: ' \n' }, [], false],
  ['only that it is anonymous', { ...emptyForm, anonymous: true }, [], false],
  ['a star', { ...emptyForm, score: 1 }, [], true],
  ['a word', { ...emptyForm, content: 'a' }, [], true],
  ['a sub-rating', { ...emptyForm, criteria: { taste: 1 } }, [], true],
  ['a photo', emptyForm, [up], true],
] as const)('worth keeping: %s', (_name, written, photos, expected) => {
  expect(isWorthKeeping(written, photos)).toBe(expected);
});

const own = {
  score: 4,
  content: 'Enak',
  isAnonymous: true,
  criteriaScores: [{ criteriaId: 'taste', score: 5 }],
  reviewMedias: [{ mediaUrl: '/upload/a' }],
} as unknown as Review;

it.each([
  ['nothing', form, [up], true],
  ['a sub-rating that is none', { ...form, criteria: { taste: 5, service: 0 } }, [up], true],
  ['the stars', { ...form, score: 3 }, [up], false],
  ['the words', { ...form, content: 'Enak!' }, [up], false],
  ['the name', { ...form, anonymous: false }, [up], false],
  ['a sub-rating', { ...form, criteria: { taste: 5, service: 1 } }, [up], false],
  ['a photo less', form, [], false],
  ['a photo more, not up yet', form, [up, local('b', 8)], false],
] as const)('of a review that stands is changed: %s', (_name, written, photos, expected) => {
  expect(isAsItWas(own, written, photos)).toBe(expected);
});

it('form and photos survive the round trip', () => {
  const draft = draftFrom(facts, form, [up, local('b', 8)], LIMIT);
  expect(formFrom(draft)).toEqual(form);
  expect(draft).toMatchObject(facts);
  const [first, second] = photosFrom(draft.photos, () => 'new');
  expect(first?.stage).toEqual({ name: 'uploaded', url: '/upload/a' });
  expect(second).toMatchObject({
    stage: { name: 'waiting' },
    made: { data: local('b', 8).made?.data },
  });
  expect(second?.made?.jpeg.size).toBe(6);
});

it('an uploaded photo keeps its preview, draft after draft', () => {
  const preview = 'data:image/jpeg;base64,AAAA';
  const made = { data: 'data:image/jpeg;base64,BBBB', jpeg: new Blob(), preview };
  const first = draftFrom(facts, form, [{ ...up, made }], LIMIT);
  expect(first.photos).toEqual([{ kind: 'uploaded', url: '/upload/a', preview }]);
  const again = draftFrom(
    facts,
    form,
    photosFrom(first.photos, () => 'new'),
    LIMIT,
  );
  expect(again.photos).toEqual(first.photos);
});

it('keeps as many photos as fit, in their order, and the whole text', () => {
  const photos = [local('a', 500_000), local('b', 700_000), local('c', 400_000), up];
  const draft = draftFrom(facts, form, photos, LIMIT);
  expect(draft.content).toBe('Enak');
  const kinds = draft.photos.map((photo) =>
    photo.kind === 'local' ? photo.data.length : photo.url,
  );
  expect(kinds).toEqual([500_023, 400_023, '/upload/a']);
  expect(JSON.stringify(draft).length).toBeLessThanOrEqual(LIMIT);
});

it('a photo that is still being made is not kept', () => {
  const raw: ReviewPhoto = { id: 'r', file: new Blob(), stage: { name: 'waiting' } };
  expect(draftFrom(facts, form, [raw], LIMIT).photos).toEqual([]);
});
