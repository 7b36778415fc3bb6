import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory } from 'react-router';

/**
 * The browser's history as a router.
 *
 * React Router's own `BrowserRouter` and `Link` bring 5 KB of prefetching for its framework mode,
 * which the first load cannot afford; this is the same thin layer without it. The history itself is
 * the library's; "UNSAFE" is its word for "not under semantic versioning", and the version is pinned.
 */
export function BrowserHistory({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState({
    navigationType: history.action,
    location: history.location,
  });
  // Not a transition: after a tap the next screen's shape comes before all that waits, in the same frame.
  useLayoutEffect(
    () => history.listen(({ action, location }) => setPlace({ navigationType: action, location })),
    [history],
  );
  return (
    <Router {...place} navigator={history}>
      {children}
    </Router>
  );
}
