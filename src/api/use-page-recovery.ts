import { host } from '#host';
import { useEffect } from 'react';
import { recoveryMs } from './recovery.ts';

interface Pages {
  isFetchNextPageError: boolean;
  error: unknown;
  errorUpdateCount: number;
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
}

/**
 * Refetches a failed next page automatically, by the intervals of `recovery.ts` and when the network
 * returns. `again`: where a retry is more than the next page.
 */
export function usePageRecovery(
  { isFetchNextPageError, error, errorUpdateCount, fetchNextPage }: Pages,
  // Does not cancel the fetch that the network's return has started.
  again: () => unknown = () => fetchNextPage({ cancelRefetch: false }),
): void {
  useEffect(() => {
    const delayMs = isFetchNextPageError && recoveryMs(error, errorUpdateCount);
    if (delayMs === false) return undefined;
    const timer = setTimeout(again, delayMs);
    const stopListening = host.onNetstate((netstate) => {
      if (netstate) again();
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
    // One timer per failure, independent of rerenders.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isFetchNextPageError, error, errorUpdateCount, fetchNextPage]);
}
