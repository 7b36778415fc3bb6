import { useEffect, useState } from 'react';
import { reportProblem } from '../../telemetry/report.ts';
import type { PullToRefresh } from '../../ui/PullToRefresh.tsx';

/** The gesture's code, once there is something to refresh. Without it the location line's button does the same. */
export function usePull(isReady: boolean): { Pull: typeof PullToRefresh | undefined } {
  const [Pull, setPull] = useState<typeof PullToRefresh>();
  useEffect(() => {
    if (!isReady) return;
    import('../../ui/PullToRefresh.tsx').then(
      (module) => setPull(() => module.PullToRefresh),
      (error: unknown) => reportProblem('home.pull', error),
    );
  }, [isReady]);
  return { Pull };
}
