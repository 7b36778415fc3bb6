import { host } from '#host';
import { useEffect } from 'react';
import { reportProblem } from '../../telemetry/report.ts';

/**
 * Disables the back swipe of an iPhone while the screen is mounted: spec home 2 ignores the phone's
 * own "back" on `payCode` and `reviewEdit`, and on an iPhone that is the swipe.
 */
export function useNoSwipeBack(): void {
  useEffect(() => {
    allow(false);
    return () => allow(true);
  }, []);
}

function allow(isEnabled: boolean): void {
  host
    .setSwipeBack(isEnabled)
    .catch((error: unknown) => reportProblem('navigation.swipeBack', error));
}
