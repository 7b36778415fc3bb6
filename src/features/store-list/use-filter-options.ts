import { useState } from 'react';
import type { FilterOption } from '../../api/generated/types.ts';
import type { StorePage } from './paging.ts';

const NONE: FilterOption[] = [];

/** The first page brings the filters. They stay while another list is on its way, so that the bar does too. */
export function useFilterOptions(pages: readonly StorePage[] | undefined): FilterOption[] {
  const [kept, setKept] = useState(NONE);
  const given = pages?.[0]?.filterOptions ?? NONE;
  if (given.length > 0 && given !== kept) setKept(given);
  return given.length > 0 ? given : kept;
}
