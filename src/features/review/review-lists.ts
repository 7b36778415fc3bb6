/** The cached reviews, and how a change of one reaches every cache entry that holds it. */
import type { InfiniteData } from '@tanstack/react-query';
import { changeAll } from '../../api/change-all.ts';
import { couponDetail } from '../../api/generated/calls/coupon-detail.ts';
import { orderDetail } from '../../api/generated/calls/order-detail.ts';
import { orderList } from '../../api/generated/calls/order-list.ts';
import { reviewDetail } from '../../api/generated/calls/review-detail.ts';
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import type { PoiId, Review, ReviewId, StoreId } from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import type { PageParam } from '../../api/pages.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { fetchReviewPage } from './review-page.ts';
import {
  FIRST_PAGE,
  type ReviewChoice,
  type ReviewPage,
  withoutReview,
  withReview,
} from './review-paging.ts';

export type ReviewPages = InfiniteData<ReviewPage, PageParam>;

const LIST = 'review-list';

export function reviewListKey({ storeId, filter, sort }: ReviewChoice) {
  return [LIST, storeId, filter, sort] as const;
}

export function reviewDetailQuery(reviewId: ReviewId, poiId: PoiId | undefined) {
  return callQuery(reviewDetail, { reviewId, ...(poiId ? { poiId } : {}) });
}

/** The review from a cached list, until its own query has data. */
export function knownReview(reviewId: ReviewId): Review | undefined {
  for (const [, data] of queryClient.getQueriesData<ReviewPages>({ queryKey: [LIST] })) {
    for (const { reviews } of data?.pages ?? []) {
      const found = reviews.find(({ id }) => id === reviewId);
      if (found) return found;
    }
  }
  return undefined;
}

function changePages(change: (pages: readonly ReviewPage[]) => ReviewPage[]): void {
  changeAll<ReviewPages>([LIST], (data) => ({ ...data, pages: change(data.pages) }));
}

/** Replaces a changed review in every cache entry. */
export function setReview(changed: Review): void {
  changePages((pages) => withReview(pages, changed));
  changeAll<Review>([reviewDetail.path], (review) => (review.id === changed.id ? changed : review));
}

/** Merchant 4: removed from the list, the total goes down, the store's data are asked for again. */
export function dropReview({ id, storeId }: Pick<Review, 'id' | 'storeId'>): void {
  changePages((pages) => withoutReview(pages, id));
  queryClient.removeQueries({
    predicate: ({ queryKey: [path, body] }) =>
      path === reviewDetail.path &&
      typeof body === 'object' &&
      body !== null &&
      'reviewId' in body &&
      body.reviewId === id,
    type: 'inactive',
  });
  refreshStore();
  refreshSummaries(storeId);
}

/** Histogram and counts come from the server; the reviews on the screen keep their places. */
function refreshSummaries(storeId: StoreId): void {
  const lists = queryClient.getQueriesData<ReviewPages>({ queryKey: [LIST, storeId] });
  for (const [queryKey] of lists) {
    const [, , filter, sort] = queryKey as ReturnType<typeof reviewListKey>;
    fetchReviewPage({ storeId, filter, sort }, FIRST_PAGE)
      .then(({ summary }) => changeAll<ReviewPages>(queryKey, (data) => withSummary(data, summary)))
      .catch((error: unknown) => reportProblem('review.summary', error));
  }
}

function withSummary(data: ReviewPages, summary: ReviewPage['summary']): ReviewPages {
  const [first, ...rest] = data.pages;
  return first && summary ? { ...data, pages: [{ ...first, summary }, ...rest] } : data;
}

/** After a new review: the store's lists are fetched again when they are shown. */
export function forgetReviews(storeId: StoreId): void {
  queryClient.removeQueries({ queryKey: [LIST, storeId] });
  refreshStore();
}

/** Orders and vouchers name the visits that have no review. */
const WITH_VISITS = [queryHomepageStoreInfo, orderList, orderDetail, couponDetail];

function refreshStore(): void {
  for (const { path } of WITH_VISITS)
    queryClient
      .invalidateQueries({ queryKey: [path] })
      .catch((error: unknown) => reportProblem('review.store', error));
}
