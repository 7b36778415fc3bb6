/**
 * How the list of a store's reviews goes on from page to page. Merchant 2 "Review list", 9. Pure.
 *
 * A page is asked for by where the one before ended. A server that does not say so is asked by
 * number, as merchant 7 has it, and what stands on a number shifts when a review is deleted or added
 * meanwhile: then the next number follows from how many reviews are here. Each is shown once.
 */
import type {
  Review,
  ReviewFilter,
  ReviewId,
  ReviewSort,
  ReviewSummary,
  StoreId,
} from '../../api/generated/types.ts';
import type { PageParam } from '../../api/pages.ts';

/** Merchant 9. */
export const REVIEW_PAGE_SIZE = 5;

export interface ReviewChoice {
  storeId: StoreId;
  filter: ReviewFilter;
  sort: ReviewSort;
}

/** One page as the app keeps it: reviews that did not parse are gone. */
export interface ReviewPage {
  reviews: Review[];
  /** Of this filter. */
  totalCount: number;
  /** On page 1. */
  summary: ReviewSummary | undefined;
  /** Nothing comes after it, also with a larger total: it was empty, or of a bad structure. */
  isLast: boolean;
  /** Where it ended, as the server says it. */
  cursor: string | undefined;
}

export const FIRST_PAGE: PageParam = { pageNo: 1 };

/** All pages in order, each review once. */
export function reviewsOf(pages: readonly ReviewPage[]): Review[] {
  const byId = new Map<string, Review>();
  for (const { reviews } of pages) {
    for (const review of reviews) if (!byId.has(review.id)) byId.set(review.id, review);
  }
  return [...byId.values()];
}

/**
 * Pages that were asked for again while they are read: reviews that were there keep their order, what
 * is new comes after them. By helpfulness a tap on "helpful" would else move the review under the finger.
 */
export function inOrderOf(before: readonly ReviewPage[], now: readonly ReviewPage[]): ReviewPage[] {
  const places = new Map(reviewsOf(before).map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Review) => places.get(id) ?? places.size;
  return now.map((page) => ({
    ...page,
    reviews: [...page.reviews].sort((one, other) => placeOf(one) - placeOf(other)),
  }));
}

/** What to ask for next; undefined at the end. */
export function nextPage(
  pages: readonly ReviewPage[],
  { pageNo, cursor }: PageParam,
): PageParam | undefined {
  const last = pages.at(-1);
  if (!last || last.isLast) return undefined;
  if (last.cursor) return { pageNo: pageNo + 1, cursor: last.cursor };
  if (cursor) return undefined;
  const count = reviewsOf(pages).length;
  if (count >= last.totalCount) return undefined;
  const isNothingNew = count === reviewsOf(pages.slice(0, -1)).length;
  // Reviews that did not parse are missing in the count: never back further than the page before.
  const wanted = Math.floor(count / REVIEW_PAGE_SIZE) + 1;
  return {
    pageNo: isNothingNew ? pageNo + 1 : Math.max(pageNo, Math.min(wanted, pageNo + 1)),
  };
}

/** Merchant 4: a deleted review leaves the list and the total. */
export function withoutReview(pages: readonly ReviewPage[], reviewId: ReviewId): ReviewPage[] {
  const isHere = pages.some(({ reviews }) => reviews.some(({ id }) => id === reviewId));
  if (!isHere) return [...pages];
  return pages.map((page) => ({
    ...page,
    reviews: page.reviews.filter(({ id }) => id !== reviewId),
    totalCount: Math.max(0, page.totalCount - 1),
  }));
}

export function withReview(pages: readonly ReviewPage[], changed: Review): ReviewPage[] {
  return pages.map((page) => ({
    ...page,
    reviews: page.reviews.map((review) => (review.id === changed.id ? changed : review)),
  }));
}
