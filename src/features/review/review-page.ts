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
import { reportProblem } from '../../telemetry/report.ts';
import { REVIEW_PAGE_SIZE, type ReviewChoice, type ReviewPage } from './review-paging.ts';

/** The generated shape with its reviews still unread. */
const vLooseList = v.object({
  data: v.array(v.unknown()),
  totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  summary: v.optional(v.unknown()),
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
  pageNo: number,
  signal?: AbortSignal,
): Promise<ReviewPage> {
  const body = { ...choice, pageNo, pageSize: REVIEW_PAGE_SIZE };
  try {
    const { data, totalCount, summary } = await call(looseList, body, signal ? { signal } : {});
    const reviews = data.flatMap((item) => readOne(reviewSchema, item, 'review.item'));
    if (data.length > 0 && reviews.length === 0)
      throw new ApiError('malformed', '', `${reviewList.path}: no review could be read`);
    const read = summary ? readOne(summarySchema, summary, 'review.summary') : [];
    return { reviews, totalCount, summary: read[0], isLast: data.length === 0 };
  } catch (error) {
    const isBad = error instanceof ApiError && error.kind === 'malformed';
    if (isBad) reportProblem('review.list', error);
    if (!isBad || pageNo === 1) throw error;
    return { reviews: [], totalCount: 0, summary: undefined, isLast: true };
  }
}

function readOne<Value>(
  schema: v.GenericSchema<unknown, Value>,
  item: unknown,
  where: string,
): Value[] {
  const parsed = v.safeParse(schema, item);
  if (parsed.success) return [parsed.output];
  reportProblem(where, new ApiError('malformed', '', parsed.issues[0].message));
  return [];
}
