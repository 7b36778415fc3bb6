/** Filter and sort order in the URL of the list. B9. Pure. */
import type { ReviewFilter, ReviewSort } from '../../api/generated/types.ts';

export const filters: readonly ReviewFilter[] = [
  'ALL',
  'WITH_PHOTOS',
  'VERIFIED',
  'GOOD',
  'CRITICAL',
];
export const sorts: readonly ReviewSort[] = ['NEWEST', 'MOST_HELPFUL'];

/** Unknown values fall back to the defaults. */
export function choiceOf(search: URLSearchParams): { filter: ReviewFilter; sort: ReviewSort } {
  return {
    filter: filters.find((each) => each === search.get('filter')) ?? 'ALL',
    sort: sorts.find((each) => each === search.get('sort')) ?? 'NEWEST',
  };
}
