// @vitest-environment node
import { asId } from '../../api/ids.ts';
import type { PoiId, ReviewId, StoreId, VisitId } from '../../api/generated/types.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { openStorage, storage } from '../../storage/storage.ts';
import type { DraftMetadata, ReviewDraft } from './review-draft.ts';
import {
  draftIndex,
  draftOf,
  evicted,
  freeDraft,
  MAX_DRAFT_LENGTH,
  MAX_DRAFTS,
  MAX_TOTAL_LENGTH,
  removeDraft,
  saveDraft,
  storesToGo,
} from './drafts.ts';

const MIB = 1_048_576;

function draft(storeId: StoreId, updatedAt = 1, content = ''): ReviewDraft {
  return {
    storeId,
    updatedAt,
    poiId: asId<PoiId>('P1'),
    storeName: 'Warung',
    score: 4,
    criteria: { taste: 5 },
    content,
    anonymous: false,
    photos: [{ kind: 'uploaded', url: '/upload/a' }],
  };
}

/** Exactly so many characters when serialized. */
function draftOfLength(storeId: StoreId, length: number, updatedAt = 1): ReviewDraft {
  const bare = JSON.stringify(draft(storeId, updatedAt)).length;
  return draft(storeId, updatedAt, 'x'.repeat(length - bare));
}

const meta = (storeId: StoreId, size: number, updatedAt: number): DraftMetadata => ({
  id: `draft_${storeId}`,
  storeId,
  size,
  updatedAt,
});

let disk: Map<string, string>;

beforeEach(async () => {
  disk = new Map();
  await openKept(disk);
});

it('merchant 9: the limits', () => {
  expect(MAX_DRAFT_LENGTH).toBe(MIB);
  expect(MAX_DRAFTS).toBe(10);
  expect(MAX_TOTAL_LENGTH).toEqual({ native: 5 * MIB, web: MIB });
});

it('keeps a draft with its metadata and gives it back after a restart', async () => {
  const mine = draft(asId('S1'), 7, 'enak');
  expect(await saveDraft(mine, 'web')).toBe(true);
  await openKept(disk);
  expect(draftOf(asId('S1'))).toEqual(mine);
  expect(draftIndex()).toEqual([meta(asId('S1'), JSON.stringify(mine).length, 7)]);
});

it('a draft of another store does not touch it, one of the same store takes its place', async () => {
  await saveDraft(draft(asId('S1'), 1, 'satu'), 'web');
  await saveDraft(draft(asId('S2'), 2, 'dua'), 'web');
  await saveDraft(draft(asId('S1'), 3, 'tiga'), 'web');
  expect(draftOf(asId('S1'))?.content).toBe('tiga');
  expect(draftOf(asId('S2'))?.content).toBe('dua');
  expect(draftIndex()).toHaveLength(2);
});

it.each([
  [MIB, true],
  [MIB + 1, false],
])('%i characters: saved %s', async (length, expected) => {
  expect(await saveDraft(draftOfLength(asId('S1'), length), 'native')).toBe(expected);
  expect(draftOf(asId('S1')) !== undefined).toBe(expected);
});

it('one that is too large leaves what was kept before', async () => {
  await saveDraft(draft(asId('S1'), 1, 'kept'), 'web');
  expect(await saveDraft(draftOfLength(asId('S1'), MIB + 1, 2), 'web')).toBe(false);
  expect(draftOf(asId('S1'))?.content).toBe('kept');
});

it('the eleventh draft evicts the oldest', async () => {
  for (let at = 1; at <= 11; at += 1) await saveDraft(draft(asId(`S${at}`), at), 'web');
  expect(draftIndex()).toHaveLength(10);
  expect(draftOf(asId('S1'))).toBeUndefined();
  expect([...disk.keys()].filter((key) => key.startsWith('my.draft_'))).toHaveLength(10);
});

it.each(['my.draft_S1', 'my.reviewDrafts'])(
  'what the disk refuses is not called saved (%s), and stays while the page lives',
  async (refused) => {
    const told: string[] = [];
    await openStorage({
      host: {
        read: () => Promise.resolve(new Map()),
        write: (key) => (key === refused ? Promise.reject(new Error('full')) : Promise.resolve()),
        remove: () => Promise.resolve(),
      },
      versionCode: '1',
      report: (what) => told.push(what),
    });
    const mine = draft(asId('S1'), 1, 'enak');
    expect(await saveDraft(mine, 'web')).toBe(false);
    expect(told).toEqual([`storage.${refused}`]);
    expect(draftOf(asId('S1'))).toEqual(mine);
    expect(await saveDraft(draft(asId('S1'), 2, 'enak sekali'), 'web')).toBe(false);
    expect(draftOf(asId('S1'))?.content).toBe('enak sekali');
  },
);

it('is removed with its index', async () => {
  await saveDraft(draft(asId('S1')), 'web');
  removeDraft(asId('S1'));
  expect(draftOf(asId('S1'))).toBeUndefined();
  expect([...disk.keys()]).toEqual([]);
});

it('is removed alone', async () => {
  await saveDraft(draft(asId('S1'), 1, 'satu'), 'web');
  await saveDraft(draft(asId('S2'), 2, 'dua'), 'web');
  removeDraft(asId('S1'));
  expect(draftIndex().map(({ storeId }) => storeId)).toEqual(['S2']);
  expect(draftOf(asId('S2'))?.content).toBe('dua');
  removeDraft(asId('S9'));
  expect(draftOf(asId('S2'))?.content).toBe('dua');
});

it('an unreadable draft is removed from the index', async () => {
  await saveDraft(draft(asId('S1')), 'web');
  disk.set('my.draft_S1', '{"storeId":1}');
  await openKept(disk);
  expect(draftOf(asId('S1'))).toBeUndefined();
  expect(draftIndex()).toEqual([]);
});

it('a logout removes all drafts', async () => {
  await saveDraft(draft(asId('S1')), 'web');
  storage.removeUserScope();
  expect(draftIndex()).toEqual([]);
  expect([...disk.keys()]).toEqual([]);
});

it('names the stores of the drafts to evict, the oldest first', async () => {
  for (let at = 1; at <= MAX_DRAFTS; at++)
    await saveDraft({ ...draft(asId(`S${at}`), at), storeName: `Warung ${at}` }, 'web');
  expect(storesToGo(draft(asId('S11'), 11), 'web')).toEqual(['Warung 1']);
  expect(storesToGo(draft(asId('S1'), 11), 'web')).toEqual([]);
  expect(draftIndex()).toHaveLength(MAX_DRAFTS);
});

it('a draft whose review is gone is one of a new review, with all that was written', async () => {
  const changed = {
    ...draft(asId('S1'), 1, 'enak'),
    reviewId: asId<ReviewId>('R1'),
    orderId: asId<VisitId>('O1'),
  };
  await saveDraft(changed, 'web');
  await freeDraft(asId('S1'), 'web');
  expect(draftOf(asId('S1'))).toEqual(draft(asId('S1'), 1, 'enak'));
  await freeDraft(asId('S9'), 'web');
  expect(draftOf(asId('S9'))).toBeUndefined();
});

describe('which drafts are evicted', () => {
  const half = MIB / 2;
  it.each([
    ['none, there is room', [meta(asId('a'), half, 1)], meta(asId('b'), half, 2), 'web', []],
    [
      'the oldest, by one character',
      [meta(asId('a'), half, 1)],
      meta(asId('b'), half + 1, 2),
      'web',
      ['a'],
    ],
    ['none on native', [meta(asId('a'), MIB, 1)], meta(asId('b'), MIB, 2), 'native', []],
    [
      'the two oldest, in this order',
      [meta(asId('c'), half, 3), meta(asId('a'), 100, 1), meta(asId('b'), half, 2)],
      meta(asId('d'), half, 4),
      'web',
      ['a', 'b'],
    ],
    ['not itself', [meta(asId('a'), MIB, 1)], meta(asId('a'), MIB, 2), 'web', []],
    ['it fits in no case', [], meta(asId('a'), MIB + 1, 1), 'native', undefined],
  ] as const)('%s', (_name, kept, added, place, expected) => {
    expect(evicted(kept, added, place)?.map(({ storeId }) => storeId)).toEqual(expected);
  });
});
