import { useEffect, useState } from 'react';
import { reportProblem } from '../../telemetry/report.ts';
import { afterFirstScreen } from '../../ui/first-screen.ts';
import type { PullToRefresh } from '../../ui/PullToRefresh.tsx';
import { loadPart } from '../../lib/load-part.ts';

/** The gesture's code, once there is something to refresh. Without it the location line's button does the same. */
export function usePull(): { Pull: typeof PullToRefresh | undefined } {
  const [Pull, setPull] = useState<typeof PullToRefresh>();
  useEffect(
    () =>
      afterFirstScreen(() => {
        loadPart(() => import('../../ui/PullToRefresh.tsx')).then(
          (module) => setPull(() => module.PullToRefresh),
          (error: unknown) => reportProblem('home.pull', error),
        );
      }),
    [],
  );
  return { Pull };
}
