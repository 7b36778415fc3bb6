import { useEffect, useRef, useState } from 'react';
import { clock } from '../../lib/now.ts';

/** Spec home 9: throttle. */
export const THROTTLE_MS = 300;

/** One refresh at a time, leading edge; a failure is swallowed (spec home 4): each section shows its own. */
export function useRefresh(run: () => Promise<void>): {
  refresh: () => Promise<void>;
  isRefreshing: boolean;
} {
  const [isRefreshing, setRefreshing] = useState(false);
  const inFlight = useRef<Promise<void>>(undefined);
  const startedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const refresh = async (): Promise<void> => {
    if (inFlight.current) return inFlight.current;
    if (clock.nowMs() - startedAtMs.current < THROTTLE_MS) return;
    startedAtMs.current = clock.nowMs();
    setRefreshing(true);
    const done = () => {
      inFlight.current = undefined;
      setRefreshing(false);
    };
    inFlight.current = latest.current().then(done, done);
    return inFlight.current;
  };
  return { refresh, isRefreshing };
}
