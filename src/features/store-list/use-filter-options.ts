import { useState } from 'react';
import type { FilterOption } from '../../api/generated/types.ts';
import type { StorePage } from './paging.ts';

const NONE: FilterOption[] = [];

/** From the first page. Kept while another list loads, so that the bar does not disappear. */
export function useFilterOptions(pages: readonly StorePage[] | undefined): FilterOption[] {
  const [kept, setKept] = useState(NONE);
  const given = pages?.[0]?.filterOptions ?? NONE;
  if (given.length > 0 && given !== kept) setKept(given);
  return given.length > 0 ? given : kept;
}
