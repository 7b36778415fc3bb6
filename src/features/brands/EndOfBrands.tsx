import type { RefObject } from 'react';
import { usePageRecovery } from '../../api/use-page-recovery.ts';
import { useText } from '../../i18n/i18n.ts';
import { EndOfList, endOf } from '../../ui/list/EndOfList.tsx';

interface EndOfBrandsProps {
  query: Parameters<typeof endOf>[0] &
    Parameters<typeof usePageRecovery>[0] & {
      data?: { pages: readonly unknown[] } | undefined;
      fetchNextPage: () => Promise<unknown>;
    };
  scrollerRef: RefObject<HTMLElement | null>;
}

/** The end of any list about brands. A next page that failed is asked for again by itself. */
export function EndOfBrands({ query, scrollerRef }: EndOfBrandsProps) {
  const text = useText();
  usePageRecovery(query);
  return (
    <EndOfList
      state={endOf(query)}
      pageCount={query.data?.pages.length ?? 0}
      onReach={() => void query.fetchNextPage()}
      scrollerRef={scrollerRef}
      words={{
        loading: text('brands.loadingMore'),
        failed: text('brands.moreFailed'),
        retry: text('common.retry'),
        end: text('brands.noMore'),
      }}
    />
  );
}
