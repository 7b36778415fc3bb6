import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
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
