import { host } from '#host';
import { useEffect, useState } from 'react';
import { reportProblem } from '../../telemetry/report.ts';
import { afterFirstScreen, noteFirstScreen } from '../../ui/first-screen.ts';
import { keepLoading, part } from '../../ui/part.tsx';

export const lateFrame = part(() => import('./LateFrame.tsx'), 'LateFrame');

/**
 * Loads the late frame: behind home when home shows stores, elsewhere and in the shell, where its code is
 * at hand, at once. A failed load is retried.
 */
export function useLateFrame(isHome: boolean): void {
  const [isFirst] = useState(isHome && host.kind !== 'APP');

  useEffect(() => {
    // Only home has something that is worth waiting for.
    if (!isFirst) noteFirstScreen();
    let stopLoading: (() => void) | undefined;
    const stopWaiting = afterFirstScreen(() => {
      stopLoading = keepLoading(lateFrame, (error) => reportProblem('frame.late', error));
    });
    return () => {
      stopWaiting();
      stopLoading?.();
    };
  }, [isFirst]);
}
