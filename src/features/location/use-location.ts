import { useEffect, useSyncExternalStore } from 'react';
import { storage } from '../../storage/storage.ts';
import type { LocationState } from './flow.ts';
import { location } from './location.ts';

/** Long enough for the first view to be painted on a slow phone. */
const IDLE_DEADLINE_MS = 2500;

export function useLocationState(): LocationState {
  return useSyncExternalStore(location.subscribe, location.state);
}

/**
 * Looks for the position once the page has been painted (spec home 4: home locates at start), and again
 * when developer options change the simulated one.
 */
export function useLocationStart(): void {
  useEffect(() => {
    if (isSimulationChanged()) {
      void location.refresh();
      return undefined;
    }
    return whenIdle(location.start);
  }, []);
}

/** Effects run again when home is shown again, perhaps after a visit to developer options. */
function isSimulationChanged(): boolean {
  const { positionStatus, position } = location.state();
  if (positionStatus !== 'end') return false;
  const wanted = storage.get('simulatedPosition');
  const played = position?.isSimulated ? position : undefined;
  return wanted?.latitude !== played?.latitude || wanted?.longitude !== played?.longitude;
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
