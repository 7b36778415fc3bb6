/**
 * Fetches one page of reviews and keeps what is well formed. Merchant 8: "Review list bad structure:
 * reported as error; pagination stops".
 *
 * Invariant: one malformed review is dropped and reported and never takes its page with it. A page of
 * which nothing could be read is an error where it is the first, and the end of the list elsewhere.
 */
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { ApiError } from '../../api/errors.ts';
import { reviewList, vReviewSummary } from '../../api/generated/calls/review-list.ts';
import { vReview } from '../../api/generated/shared/review.ts';
import type { Review, ReviewListBody, ReviewSummary } from '../../api/generated/types.ts';
import { readEach } from '../../api/read-each.ts';
import { reportProblem } from '../../telemetry/report.ts';
import {
  REVIEW_PAGE_SIZE,
  type ReviewChoice,
  type ReviewPage,
  type ReviewPageParam,
} from './review-paging.ts';

/** The generated shape with its reviews still unread. */
const vLooseList = v.object({
  data: v.array(v.unknown()),
  totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  summary: v.optional(v.unknown()),
  cursor: v.nullish(v.string()),
});

const looseList: Endpoint<ReviewListBody, v.InferOutput<typeof vLooseList>> = {
  path: reviewList.path,
  data: vLooseList,
};

// The generated schemas say `| undefined` where the generated types have an optional field.
const reviewSchema = vReview as v.GenericSchema<unknown, Review>;
const summarySchema = vReviewSummary as v.GenericSchema<unknown, ReviewSummary>;

/** Throws `ApiError`. */
export async function fetchReviewPage(
  choice: ReviewChoice,
  { pageNo, cursor: after }: ReviewPageParam,
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
      looseList,
      body,
      signal ? { signal } : {},
    );
    const reviews = readEach(reviewSchema, data, 'review.item');
    return {
      reviews,
      totalCount,
      summary: readSummary(summary),
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

/** The page is whole without it. */
function readSummary(given: unknown): ReviewSummary | undefined {
  if (!given) return undefined;
  const parsed = v.safeParse(summarySchema, given);
  if (parsed.success) return parsed.output;
  reportProblem('review.summary', new ApiError('malformed', '', parsed.issues[0].message));
  return undefined;
}
