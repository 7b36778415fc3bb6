/** Which reviews of a store, and in what order; stands in the address of the list. B9. Pure. */
import type { ReviewFilter, ReviewSort } from '../../api/generated/types.ts';

export const filters: readonly ReviewFilter[] = [
  'ALL',
  'WITH_PHOTOS',
  'VERIFIED',
  'GOOD',
  'CRITICAL',
];
export const sorts: readonly ReviewSort[] = ['NEWEST', 'MOST_HELPFUL'];

/** What an address may say; anything else is the usual. */
export function choiceOf(search: URLSearchParams): { filter: ReviewFilter; sort: ReviewSort } {
  return {
    filter: filters.find((each) => each === search.get('filter')) ?? 'ALL',
    sort: sorts.find((each) => each === search.get('sort')) ?? 'NEWEST',
  };
}
