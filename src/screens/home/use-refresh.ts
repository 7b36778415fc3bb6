import { host } from '#host';
import { useEffect, useRef, useState } from 'react';
import { location } from '../../features/location/location.ts';
import { listTag, onListTag } from '../../features/store-list/list-tag.ts';
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

interface Refreshes {
  /** Resolves to whether the list is fresh now; never rejects. */
  refreshList: () => Promise<boolean>;
  refetchMovedCards: () => Promise<void>;
}

/**
 * Spec home 4: refetches the list when an address was found, its cache tag was set (by a login, for
 * example) or the network is back. What happened while home was hidden applies when it is shown.
 */
export function useRefreshCauses(refreshes: Refreshes): void {
  const latest = useRef(refreshes);
  useEffect(() => {
    latest.current = refreshes;
  });

  const seenAttempt = useRef(0);
  useEffect(() => {
    // Subscribed outside of rendering: each step of locating would re-render home.
    const refreshIfFound = (): void => {
      const { attempt, addressStatus, address } = location.state.get();
      const isNew = addressStatus === 'end' && address !== undefined;
      if (!isNew || attempt === seenAttempt.current) return;
      seenAttempt.current = attempt;
      void latest.current.refreshList();
      void latest.current.refetchMovedCards();
    };
    refreshIfFound();
    return location.state.subscribe(refreshIfFound);
  }, []);

  const [firstTag] = useState(listTag);
  const loadedFor = useRef(firstTag);
  useEffect(() => {
    const refreshIfTagged = (): void => {
      const [before, tag] = [loadedFor.current, listTag()];
      if (tag === before) return;
      loadedFor.current = tag;
      void latest.current.refreshList().then((isFresh) => {
        // Retried when home is shown again.
        if (!isFresh && loadedFor.current === tag) loadedFor.current = before;
      });
    };
    refreshIfTagged();
    return onListTag(refreshIfTagged);
  }, []);

  const netstate = useRef(host.netstate());
  useEffect(() => {
    const refreshIfBack = (now: ReturnType<typeof host.netstate>): void => {
      const before = netstate.current;
      netstate.current = now;
      if (before === 0 && now !== 0) void latest.current.refreshList();
    };
    refreshIfBack(host.netstate());
    return host.onNetstate(refreshIfBack);
  }, []);
}
