import { useEffect } from 'react';
import { cardHeart, pullToRefresh } from '../../screens/home/home-parts.tsx';
import { reportProblem } from '../../telemetry/report.ts';
import { offlineWays } from '../offline/OfflineScreen.tsx';
import { keepLoading } from '../../ui/part.tsx';

/** Loads what home and the offline screen have places for. */
export function useLateParts(): void {
  useEffect(() => {
    const stops = [cardHeart, pullToRefresh, offlineWays].map((part) =>
      keepLoading(part, (error) => reportProblem('frame.late-part', error)),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
