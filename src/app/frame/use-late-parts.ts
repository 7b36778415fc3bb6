import { useEffect } from 'react';
import { cardHeart, pullToRefresh } from '../../screens/home/home-parts.tsx';
import { reportProblem } from '../../telemetry/report.ts';
import { keepLoading } from '../../ui/part.tsx';

/** Loads what home has places for. */
export function useLateParts(): void {
  useEffect(() => {
    const stops = [cardHeart, pullToRefresh].map((part) =>
      keepLoading(part, (error) => reportProblem('frame.late-part', error)),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
