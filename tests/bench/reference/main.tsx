/**
 * The page that the first load is compared with: the app's libraries, started as the app starts them,
 * and one picture. What the app takes above it is the app's own.
 */
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router, UNSAFE_createBrowserHistory, useLocation } from 'react-router';

const queryClient = new QueryClient();
const history = UNSAFE_createBrowserHistory();

/** `?picture=` names a picture of the same host. */
function Reference() {
  const picture = new URLSearchParams(useLocation().search).get('picture') ?? '';
  const { data } = useInfiniteQuery({
    queryKey: ['picture'],
    queryFn: () => picture,
    initialPageParam: 0,
    getNextPageParam: () => undefined,
  });
  return data ? <img src={data.pages[0]} alt="" width="328" /> : null;
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
startTransition(() =>
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router location={history.location} navigator={history}>
          <Reference />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
  ),
);
