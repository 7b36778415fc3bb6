import { useEffect } from 'react';
import { useAtom } from '../../ui/use-atom.ts';
import type { LocationState } from './flow.ts';
import { location } from './location.ts';

/** Long enough for the first view to be painted on a slow phone. */
const IDLE_DEADLINE_MS = 2500;

export function useLocationState(): LocationState {
  return useAtom(location.state);
}

/** Looks for the position once the page has been painted (spec home 4: home locates at start). */
export function useLocationStart(): void {
  useEffect(() => whenIdle(location.start), []);
}

function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, IDLE_DEADLINE_MS / 5);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_DEADLINE_MS });
  return () => cancelIdleCallback(handle);
}
