import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EndState } from '../../ui/EndOfList.tsx';
import { type BrandPage, fetchBrandPage, keptBrandPage, nextBrandPage } from './brand-pavilion.ts';

/** All brands so far: the kept first page at once, then fresh ones. */
export function useBrands() {
  const query = useInfiniteQuery({
    queryKey: ['brands'],
    queryFn: ({ pageParam, signal }) => fetchBrandPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (page: BrandPage, _pages, pageNo: number) => nextBrandPage(page, pageNo),
    initialData: () => {
      const page = keptBrandPage();
      return page && { pages: [page], pageParams: [1] };
    },
    initialDataUpdatedAt: 0,
    // Spec merchant 8: the user tries again, with a countdown.
    refetchInterval: false,
  });
  const pages = query.data?.pages;
  const brands = useMemo(() => pages?.flatMap((page) => page.brands) ?? [], [pages]);
  return { query, brands, first: pages?.[0] };
}

/** What stands under a list of pages. */
export function endOf(query: {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
}): EndState {
  if (query.isFetchNextPageError) return query.isFetching ? 'loading' : 'failed';
  if (query.hasNextPage) return query.isFetching ? 'loading' : 'more';
  return 'end';
}
