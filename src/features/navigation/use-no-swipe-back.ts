import { lateHost } from '#late-host';
import { useEffect } from 'react';
import { reportProblem } from '../../telemetry/report.ts';

/**
 * While the screen is there, a swipe from the edge of an iPhone does not lead away from it: spec home 2
 * ignores the phone's own "back" on `payCode` and `reviewEdit`, and there it is that swipe.
 */
export function useNoSwipeBack(): void {
  useEffect(() => {
    allow(false);
    return () => allow(true);
  }, []);
}

function allow(isEnabled: boolean): void {
  lateHost
    .setSwipeBack(isEnabled)
    .catch((error: unknown) => reportProblem('navigation.swipeBack', error));
}
