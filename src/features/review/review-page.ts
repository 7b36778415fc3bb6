/**
 * Fetches one page of reviews. Merchant 8: "Review list bad structure: reported as error; pagination
 * stops".
 *
 * Invariant: a page of which nothing can be read is an error where it is the first, and the end of the
 * list elsewhere.
 */
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { reviewList, vReviewSummary } from '../../api/generated/calls/review-list.ts';
import { vReview } from '../../api/generated/shared/review.ts';
import { eachOf, orNone, tolerant } from '../../api/tolerant.ts';
import type { PageParam } from '../../api/pages.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { REVIEW_PAGE_SIZE, type ReviewChoice, type ReviewPage } from './review-paging.ts';

const endpoint = tolerant(reviewList, {
  data: eachOf(vReview, 'review.item'),
  totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  summary: orNone(vReviewSummary, 'review.summary'),
  cursor: v.nullish(v.string()),
});

/** Throws `ApiError`. */
export async function fetchReviewPage(
  choice: ReviewChoice,
  { pageNo, cursor: after }: PageParam,
  signal?: AbortSignal,
): Promise<ReviewPage> {
  const body = {
    ...choice,
    pageNo,
    pageSize: REVIEW_PAGE_SIZE,
    ...(after ? { cursor: after } : {}),
  };
  try {
    const { data, totalCount, summary, cursor } = await call(
      endpoint,
      body,
      signal ? { signal } : {},
    );
    return {
      reviews: data,
      totalCount,
      summary,
      isLast: data.length === 0,
      cursor: cursor ?? undefined,
    };
  } catch (error) {
    const isBad = error instanceof ApiError && error.kind === 'malformed';
    if (isBad) reportProblem('review.list', error);
    if (!isBad || pageNo === 1) throw error;
    return { reviews: [], totalCount: 0, summary: undefined, isLast: true, cursor: undefined };
  }
}
