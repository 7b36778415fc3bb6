/**
 * Server data through TanStack Query, one way: key = `[path, body]`.
 *
 * Only a network error is retried at once, and once; later refetches are scheduled by `recovery.ts`.
 */
import { QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';
import { recoveryInterval } from './recovery.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      // Never pause on the library's own guess of being offline: the call itself fails then.
      networkMode: 'always',
      retry: (failures, error) =>
        failures < 1 && error instanceof ApiError && error.kind === 'network',
      retryDelay: 800,
      // Refetches failed queries with observers while the page is visible.
      refetchInterval: recoveryInterval,
    },
  },
});

const failed = new WeakMap<WeakKey, Error | null>();

// On a refetch the library resets the error of a query without data. A screen would go back to its
// skeleton, and show its error toast again, at each automatic refetch.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  const { action, query } = event;
  if (action.type === 'error') failed.set(query, query.state.error);
  const error = failed.get(query);
  if (action.type === 'fetch' && error && query.state.data === undefined)
    query.setState({ status: 'error', error });
});

/** Options for `useQuery` and `fetchQuery`. */
export function callQuery<Body extends object, Data>(
  endpoint: Endpoint<Body, Data>,
  body: NoInfer<Body>,
) {
  return {
    queryKey: [endpoint.path, body] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, body, { signal }),
  };
}
