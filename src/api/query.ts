/**
 * Server data through TanStack Query, one way: key = `[path, body]`.
 *
 * At once only a lost network is tried again, once; later what failed comes back as `recovery.ts`
 * says. What the server said to the user stays said.
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
      // The host's own word on the network decides, not the query's; a call that fails says so.
      networkMode: 'always',
      retry: (failures, error) =>
        failures < 1 && error instanceof ApiError && error.kind === 'network',
      retryDelay: 800,
      // What failed and is looked at comes back by itself, while the page is visible.
      refetchInterval: recoveryInterval,
    },
  },
});

const failed = new WeakMap<WeakKey, Error | null>();

// The library forgets the failure of what has no data as soon as it asks again. Then a screen would
// go back to its skeleton, and say again what it has said, at each try that comes by itself.
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
