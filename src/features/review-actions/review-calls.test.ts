// @vitest-environment node
/** What the calls about reviews do to what is shown. Merchant 4, 8. */
import { asId } from '../../api/ids.ts';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../../../tests/support/reply.ts';
import { openKept } from '../../../tests/support/storage.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { ApiError } from '../../api/errors.ts';
import { couponDetail } from '../../api/generated/calls/coupon-detail.ts';
import { orderDetail } from '../../api/generated/calls/order-detail.ts';
import { orderList } from '../../api/generated/calls/order-list.ts';
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import { queryClient } from '../../api/query.ts';
import { apiReport } from '../../api/context.ts';
import type { PoiId, Review, ReviewId, StoreId } from '../../api/generated/types.ts';
import { perform } from '../act/act.ts';
import { DELETE_FOLLOW_UP_MS, deleteOwnReview } from './delete-review.ts';
import { draftOf, saveDraft } from '../review-write/drafts.ts';
import {
  forgetReviews,
  knownReview,
  reviewDetailQuery,
  reviewListKey,
  type ReviewPages,
  setReview,
} from '../review/review-lists.ts';
import { fetchReviewPage } from '../review/review-page.ts';
import { FIRST_PAGE, type ReviewPage } from '../review/review-paging.ts';

const wire = vi.hoisted(() => ({
  call: vi.fn<(endpoint: Endpoint<unknown, unknown>) => Promise<unknown>>(),
  said: [] as string[],
  reported: [] as string[],
}));

vi.mock('#host', () => ({ host: { kind: 'WEB' } }));
vi.mock('../../api/call.ts', () => ({ call: wire.call }));
vi.mock('../../i18n/i18n.ts', () => ({ text: (key: string) => key }));
vi.mock('../../ui/toast.ts', () => ({ toast: (message: string) => wire.said.push(message) }));
vi.mock('../../telemetry/report.ts', () => ({
  reportProblem: (where: string) => wire.reported.push(where),
  track: vi.fn(),
}));

const review: Review = {
  id: asId('V1'),
  storeId: asId<StoreId>('S1'),
  poiId: asId<PoiId>('P1'),
  userId: 'u1',
  score: 4,
  content: 'Enak',
  createTime: 1,
  isAnonymous: false,
  userName: 'Sari',
  headPicture: '',
  auditStatus: 'APPROVED',
  reviewMedias: [],
  criteriaScores: [],
  isVerifiedPurchase: true,
  helpfulCount: 0,
  isHelpful: false,
  storeName: 'Warung',
};
const other: Review = { ...review, id: asId('V2') };
const summary = { criteriaScores: [], filterCounts: [], histogram: [0, 0, 0, 1, 0], score: 4 };
const choice = { storeId: asId<StoreId>('S1'), filter: 'ALL', sort: 'NEWEST' } as const;
const page: ReviewPage = {
  reviews: [review, other],
  totalCount: 2,
  summary: undefined,
  isLast: false,
  cursor: undefined,
};

function shown(): ReviewPage | undefined {
  return queryClient.getQueryData<ReviewPages>(reviewListKey(choice))?.pages[0];
}

beforeEach(async () => {
  await openKept();
  vi.useFakeTimers();
  wire.said = [];
  wire.reported = [];
  apiReport.set((where) => wire.reported.push(where));
  wire.call.mockReset();
  queryClient.setQueryData<ReviewPages>(reviewListKey(choice), {
    pages: [page],
    pageParams: [FIRST_PAGE],
  });
});

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** The endpoint of a call reads the reply as if it came over the wire. */
const answer = (data: unknown) => wire.call.mockImplementation(answering(data));

it('a deleted review is removed half a second after the answer, also from the total', async () => {
  expect(DELETE_FOLLOW_UP_MS).toBe(500);
  wire.call.mockResolvedValue({ done: true });
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries');
  const done = perform(deleteOwnReview, review);
  await vi.advanceTimersByTimeAsync(499);
  expect(wire.said).toEqual([]);
  expect(shown()?.reviews).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect((await done).isDone).toBe(true);
  expect(wire.said).toEqual(['review.deleted']);
  expect(shown()).toMatchObject({ reviews: [other], totalCount: 1 });
  // Merchant 4: the store is asked for again.
  for (const { path } of [queryHomepageStoreInfo, orderList, orderDetail, couponDetail])
    expect(refreshed).toHaveBeenCalledWith({ queryKey: [path] });
});

it.each([
  ['of the review goes with it', 'V1', undefined],
  ['of another review of the store stays', 'V2', 'V2'],
])('a draft %s', async (_, reviewId, left) => {
  const { storeId, poiId } = review;
  const form = { score: 4, criteria: {}, content: 'enak', anonymous: false, photos: [] };
  await saveDraft(
    { storeId, poiId, storeName: 'W', updatedAt: 1, reviewId: asId(reviewId), ...form },
    'web',
  );
  wire.call.mockResolvedValue({ done: true });
  const done = perform(deleteOwnReview, review);
  await vi.advanceTimersByTimeAsync(DELETE_FOLLOW_UP_MS);
  await done;
  expect(draftOf(storeId)?.reviewId).toBe(left);
});

it('its own query is removed and the counts refetched, the list on the screen stays', async () => {
  const newer = { ...summary, score: 5 };
  wire.call.mockImplementation(async ({ path }) =>
    path.endsWith('/list') ? { data: [other], totalCount: 1, summary: newer } : { done: true },
  );
  for (const each of [review, other])
    queryClient.setQueryData(reviewDetailQuery(each.id, asId('P1')).queryKey, each);
  const done = perform(deleteOwnReview, review);
  await vi.advanceTimersByTimeAsync(DELETE_FOLLOW_UP_MS);
  expect((await done).isDone).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(
    queryClient.getQueryData(reviewDetailQuery(asId('V1'), asId('P1')).queryKey),
  ).toBeUndefined();
  expect(queryClient.getQueryData(reviewDetailQuery(asId('V2'), asId('P1')).queryKey)).toEqual(
    other,
  );
  expect(shown()).toEqual({ ...page, reviews: [other], totalCount: 1, summary: newer });
});

it('a changed review is replaced in every cache entry', () => {
  queryClient.setQueryData(reviewDetailQuery(asId('V1'), asId('P1')).queryKey, review);
  queryClient.setQueryData(reviewDetailQuery(asId('V2'), asId('P1')).queryKey, other);
  const changed = { ...review, helpfulCount: 1 };
  setReview(changed);
  expect(shown()).toEqual({ ...page, reviews: [changed, other] });
  expect(queryClient.getQueryData(reviewDetailQuery(asId('V1'), asId('P1')).queryKey)).toEqual(
    changed,
  );
  expect(queryClient.getQueryData(reviewDetailQuery(asId('V2'), asId('P1')).queryKey)).toEqual(
    other,
  );
});

it('a list reply in flight does not undo a change or a deletion', async () => {
  const third: Review = { ...review, id: asId('V3') };
  const changed = { ...other, isHelpful: true, helpfulCount: 1 };
  let answer: ((next: ReviewPage) => void) | undefined;
  const reading = new InfiniteQueryObserver(queryClient, {
    queryKey: reviewListKey(choice),
    queryFn: () =>
      new Promise<ReviewPage>((resolve) => {
        answer = resolve;
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: () => ({ pageNo: 2 }),
    staleTime: 'static',
  });
  const stop = reading.subscribe(() => undefined);
  const more = reading.fetchNextPage();
  wire.call.mockResolvedValue({ done: true });
  const done = perform(deleteOwnReview, review);
  await vi.advanceTimersByTimeAsync(DELETE_FOLLOW_UP_MS);
  await done;
  setReview(changed);
  answer?.({ ...page, reviews: [third] });
  await more;
  await vi.advanceTimersByTimeAsync(0);
  const pages = queryClient.getQueryData<ReviewPages>(reviewListKey(choice))?.pages;
  expect(pages?.map(({ reviews }) => reviews)).toEqual([[changed], [third]]);
  stop();
});

it('nor does a detail reply in flight', async () => {
  const { queryKey } = reviewDetailQuery(asId('V1'), asId('P1'));
  queryClient.setQueryData(queryKey, review);
  let answer: ((old: Review) => void) | undefined;
  const asked = queryClient.fetchQuery({
    queryKey,
    staleTime: 0,
    queryFn: () =>
      new Promise<Review>((resolve) => {
        answer = resolve;
      }),
  });
  const changed = { ...review, isHelpful: true, helpfulCount: 1 };
  setReview(changed);
  answer?.({ ...review });
  await asked;
  expect(queryClient.getQueryData(queryKey)).toEqual(changed);
});

it('a list stays cached until a review is written', () => {
  expect(knownReview(asId('V2'))).toEqual(other);
  expect(knownReview(asId('V9'))).toBeUndefined();
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries');
  forgetReviews(asId('S2'));
  expect(knownReview(asId('V2'))).toEqual(other);
  forgetReviews(asId('S1'));
  expect(knownReview(asId('V2'))).toBeUndefined();
  expect(refreshed).toHaveBeenCalledWith({ queryKey: ['/homepage/query_homepage_store_info'] });
});

it.each([
  ['network', ''],
  ['business', 'Bukan milikmu'],
  ['malformed', ''],
] as const)('a failed deletion says so and leaves the review: %s', async (kind, message) => {
  wire.call.mockRejectedValue(new ApiError(kind, '', message));
  expect((await perform(deleteOwnReview, review)).isDone).toBe(false);
  expect(wire.said).toEqual(['review.deleteFailed']);
  expect(shown()).toEqual(page);
});

it('a retried deletion has the same idempotency key', async () => {
  wire.call.mockRejectedValue(new ApiError('timeout'));
  await perform(deleteOwnReview, { ...review, id: asId<ReviewId>('V9') });
  await perform(deleteOwnReview, { ...review, id: asId<ReviewId>('V9') });
  const keys = wire.call.mock.calls.map((each) => (each as unknown[])[2]);
  expect(keys[0]).toEqual({ idempotencyKey: expect.any(String) });
  expect(keys[1]).toEqual(keys[0]);
});

it.each([
  ['goes on after a page', { data: [review], totalCount: 7, summary }, summary, false, []],
  ['ends with an empty page', { data: [], totalCount: 7 }, undefined, true, []],
  [
    'is whole without a summary that cannot be read',
    { data: [review], totalCount: 7, summary: { score: 'x' } },
    undefined,
    false,
    ['review.summary'],
  ],
])('the list %s', async (_name, reply, kept, isLast, reported) => {
  answer(reply);
  const { data, totalCount } = reply;
  expect(await fetchReviewPage(choice, FIRST_PAGE)).toEqual({
    reviews: data,
    totalCount,
    summary: kept,
    isLast,
  });
  expect((wire.call.mock.calls[0] as unknown[])[1]).toEqual({ ...choice, pageNo: 1, pageSize: 5 });
  expect(wire.reported).toEqual(reported);
});

it('one review that cannot be read is dropped and reported; the page stays', async () => {
  answer({ data: [review, { id: 1 }], totalCount: 7 });
  const { reviews, totalCount } = await fetchReviewPage(choice, { pageNo: 1 });
  expect(reviews).toEqual([review]);
  expect(totalCount).toBe(7);
  expect(wire.reported).toEqual(['review.item']);
});

it('a page begins where the one before ended', async () => {
  answer({ data: [review], totalCount: 7, cursor: '5.2' });
  expect((await fetchReviewPage(choice, { pageNo: 1 })).cursor).toBe('5.2');
  await fetchReviewPage(choice, { pageNo: 2, cursor: '5.2' });
  const bodies = wire.call.mock.calls.map((each) => (each as unknown[])[1]);
  expect(bodies[0]).not.toHaveProperty('cursor');
  expect(bodies[1]).toMatchObject({ pageNo: 2, cursor: '5.2' });
});

it('a later page of a bad structure is reported and is the last', async () => {
  wire.call.mockRejectedValue(new ApiError('malformed', '', 'no list'));
  expect(await fetchReviewPage(choice, { pageNo: 2 })).toMatchObject({ reviews: [], isLast: true });
  expect(wire.reported).toEqual(['review.list']);
});

it('a first page of a bad structure is an error', async () => {
  wire.call.mockRejectedValue(new ApiError('malformed', '', 'no list'));
  await expect(fetchReviewPage(choice, { pageNo: 1 })).rejects.toThrow('no list');
  expect(wire.reported).toEqual(['review.list']);
});

it('a page of which nothing can be read ends the list', async () => {
  answer({ data: [{}, {}], totalCount: 9 });
  expect(await fetchReviewPage(choice, { pageNo: 3 })).toMatchObject({ reviews: [], isLast: true });
});

it('a lost network on a later page is no end: it is asked for again', async () => {
  wire.call.mockRejectedValue(new ApiError('network'));
  await expect(fetchReviewPage(choice, { pageNo: 2 })).rejects.toThrow(ApiError);
  expect(wire.reported).toEqual([]);
});
