import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory } from 'react-router';
import { ownStep } from '../ui/layer/own-step.ts';
import { tabOf } from './frame/tabs.ts';

function createHistory() {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  for (const name of ['push', 'replace'] as const) {
    const step = history[name];
    history[name] = (...where) => {
      if (ownStep.waiting) ownStep.waiting.push(() => step(...where));
      else step(...where);
    };
  }
  return history;
}

/**
 * The browser's history as a router.
 *
 * React Router's own `BrowserRouter` and `Link` bring 5 KB of prefetching for its framework mode,
 * which the first load cannot afford; this is the same thin layer without it. The history itself is
 * the library's; "UNSAFE" is its word for "not under semantic versioning", and the version is pinned.
 */
export function BrowserHistory({ children }: { children: ReactNode }) {
  const [history] = useState(createHistory);
  const [place, setPlace] = useState({
    navigationType: history.action,
    location: history.location,
  });
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const step = () => setPlace({ navigationType: action, location });
        // Tabs are shown and put away at once, in slices. A page's shape lies over all that there is,
        // and comes before all that waits: in the task of the tap.
        if (tabOf(location.pathname)) startTransition(step);
        else step();
      }),
    [history],
  );
  return (
    <Router {...place} navigator={history}>
      {children}
    </Router>
  );
}
