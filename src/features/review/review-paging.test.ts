// @vitest-environment node
import { asId } from '../../api/ids.ts';
import { describe, expect, it } from 'vitest';
import type { PoiId, Review, StoreId } from '../../api/generated/types.ts';
import {
  inOrderOf,
  nextPage,
  REVIEW_PAGE_SIZE,
  type ReviewPage,
  reviewsOf,
  withoutReview,
  withReview,
} from './review-paging.ts';

function review(id: string, content = ''): Review {
  return {
    id: asId(id),
    content,
    storeId: asId<StoreId>('S1'),
    poiId: asId<PoiId>('P1'),
    userId: 'u',
    score: 4,
    createTime: 0,
    isAnonymous: false,
    userName: 'Budi',
    headPicture: '',
    auditStatus: 'APPROVED',
    reviewMedias: [],
    criteriaScores: [],
    isVerifiedPurchase: false,
    helpfulCount: 0,
    isHelpful: false,
    storeName: '',
  };
}

function page(ids: readonly string[], totalCount: number): ReviewPage {
  return {
    reviews: ids.map((id) => review(id)),
    totalCount,
    summary: undefined,
    isLast: false,
    cursor: undefined,
  };
}

const one = page(['a', 'b', 'c', 'd', 'e'], 12);
const two = page(['f', 'g', 'h', 'i', 'j'], 12);

it('asks for five at a time (merchant 9)', () => expect(REVIEW_PAGE_SIZE).toBe(5));

it('shows each review once, as it came first', () => {
  const again = page(['e', 'f'], 12);
  expect(reviewsOf([one, again]).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('keeps the order that is being read; what is new comes after it, what is gone goes', () => {
  const now = { ...page(['d', 'x', 'b', 'a', 'c'], 13), cursor: '7.1' };
  const [kept] = inOrderOf([one, two], [now]);
  expect(kept?.reviews.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'x']);
  expect(kept).toMatchObject({ totalCount: 13, cursor: '7.1' });
});

describe('the next page', () => {
  it.each([
    ['none loaded', [], 0, undefined],
    ['after the first', [one], 1, 2],
    ['after the second', [one, two], 2, 3],
    ['all are here', [page(['a', 'b'], 2)], 1, undefined],
    ['a page that ends the list', [one, { ...page([], 99), isLast: true }], 2, undefined],
    // One of ten was deleted: what would be first on page 3 has moved to page 2.
    ['after a deletion', withoutReview([one, two], asId('c')), 2, 2],
    // A review was added: page 2 began with what was the last of page 1.
    ['after a repeat', [one, page(['e', 'f', 'g', 'h', 'i'], 13)], 2, 2],
    ['nothing new came', [one, page(['e', 'd'], 13)], 2, 3],
    // Reviews that could not be read are missing in the count.
    ['half of it could not be read', [page(['a'], 12), page(['f'], 12)], 2, 2],
  ] as const)('%s', (_name, pages, lastPageNo, expected) => {
    const next = nextPage(pages as readonly ReviewPage[], { pageNo: lastPageNo });
    expect(next?.pageNo).toBe(expected);
    expect(next?.cursor).toBeUndefined();
  });

  it('begins where the server says that the last one ended, also against the page’s number', () => {
    const ended = { ...page(['a', 'b'], 2), cursor: '7.1' };
    expect(nextPage([one, ended], { pageNo: 2, cursor: '9.4' })).toEqual({
      pageNo: 3,
      cursor: '7.1',
    });
    // One was written meanwhile: the total is more than there will ever be behind the cursor.
    expect(nextPage([one, page(['f'], 12)], { pageNo: 2, cursor: '9.4' })).toBeUndefined();
  });

  it('comes to an end even if every page repeats what is known', () => {
    const pages = [one];
    let pageNo: number | undefined = 1;
    for (let asked = 0; asked < 50; asked += 1) {
      pageNo = nextPage(pages, { pageNo })?.pageNo;
      if (pageNo === undefined) break;
      pages.push(pageNo > 5 ? { ...page([], 12), isLast: true } : page(['a', 'b'], 12));
    }
    expect(pageNo).toBeUndefined();
  });
});

it('a deleted review leaves the list and the total of all pages', () => {
  const left = withoutReview([one, two], asId('g'));
  expect(reviewsOf(left)).toHaveLength(9);
  expect(left.map(({ totalCount }) => totalCount)).toEqual([11, 11]);
});

it('what else a page says stays', () => {
  const summary = { criteriaScores: [], filterCounts: [], histogram: [], score: 4 };
  const only = { ...page(['a'], 1), summary, isLast: true };
  expect(withoutReview([only], asId('a'))).toEqual([{ ...only, reviews: [], totalCount: 0 }]);
  expect(withoutReview([{ ...only, totalCount: 0 }], asId('a'))[0]?.totalCount).toBe(0);
  const changed = review('a', 'now');
  expect(withReview([only], changed)).toEqual([{ ...only, reviews: [changed] }]);
});

it('one that is not in the list changes nothing', () => {
  expect(withoutReview([one], asId('z'))).toEqual([one]);
});

it('a changed review takes its own place', () => {
  const changed = review('b', 'now');
  expect(reviewsOf(withReview([one, two], changed)).map(({ content }) => content)).toEqual([
    '',
    'now',
    ...Array<string>(8).fill(''),
  ]);
});
