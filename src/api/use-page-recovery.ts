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
 * A next page that failed is asked for again by itself, as `recovery.ts` has it: after a while, and
 * when the network is back. `again`: where that is more than the next page.
 */
export function usePageRecovery(
  { isFetchNextPageError, error, errorUpdateCount, fetchNextPage }: Pages,
  // What the network's return has begun anew is not stopped.
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
    // The same failure waits once, however often it is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isFetchNextPageError, error, errorUpdateCount, fetchNextPage]);
}
