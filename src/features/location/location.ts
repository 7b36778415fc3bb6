/** The app's one location: the flow of `look.ts` with the real host, address call and storage. */
import { host } from '#host';
import { appInfo } from '../../api/app-info.ts';
import { call } from '../../api/call.ts';
import { getAddressByLocation } from '../../api/generated/calls/get-address-by-location.ts';
import { text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { messageOf, type LocationState } from './flow.ts';
import { createLocation, type LocationFlow } from './look.ts';
import { storedLastAddress, storedLastPosition, storedSimulatedPosition } from './stored-keys.ts';
import { type Point, startPoint } from './start-point.ts';
import { useEffect } from 'react';
import { useAtom } from '../../ui/use-atom.ts';

/** Spec home 9. */
export const LOCATE_OPTIONS = { timeoutMs: 20_000, highAccuracy: true } as const;

/** What developer options play; never in production. */
export function simulatedPoint(): Point | undefined {
  return appInfo.environment === 'prod' ? undefined : storedSimulatedPosition.get();
}

export const location: LocationFlow = createLocation({
  locate: (isTapped) => host.locate({ ...LOCATE_OPTIONS, mayAsk: isTapped || 'first' }),
  locateSilently: () => host.locate({ ...LOCATE_OPTIONS, mayAsk: false }),
  simulated: simulatedPoint,
  // Spec home 7: latitude and longitude as strings.
  resolve: ({ latitude, longitude }) =>
    call(getAddressByLocation, { latitude: String(latitude), longitude: String(longitude) }),
  remember(point, area) {
    storedLastPosition.set({ ...point, atMs: clock.nowMs() });
    if (area) storedLastAddress.set(area.slice(0, 200));
  },
  settled({ code }) {
    track('location', { code });
  },
  fail(position) {
    reportProblem('location.position', new Error(`code ${position.code}`));
    const message = host.kind === 'APP' ? undefined : messageOf(position);
    if (message) toast(text(message));
  },
  report: reportProblem,
});

/** Where lists search now: the position of this run, else their starting point. */
export function currentPoint(): Point {
  const { position } = location.state.get();
  return position?.success
    ? { latitude: position.latitude, longitude: position.longitude }
    : startPoint();
}

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
