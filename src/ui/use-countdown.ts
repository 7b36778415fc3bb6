import { useEffect, useEffectEvent, useState } from 'react';
import { clock } from '../lib/now.ts';
import { secondsLeft, untilNextSecondMs } from './countdown.ts';

/**
 * Whole seconds until `deadlineMs` (milliseconds since the epoch), never below 0. Calls `onEnd`
 * once for each deadline. It computes from the deadline each time, so a sleeping phone cannot make
 * it fall behind and a reload cannot make it grow.
 */
export function useCountdown(deadlineMs: number | undefined, onEnd?: () => void): number {
  const [, setTick] = useState(0);
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (deadlineMs === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasEnded = false;
    function tick(): void {
      clearTimeout(timer);
      const nowMs = clock.nowMs();
      setTick((count) => count + 1);
      if (secondsLeft(deadlineMs, nowMs) > 0) {
        timer = setTimeout(tick, untilNextSecondMs(deadlineMs, nowMs));
      } else if (!hasEnded) {
        hasEnded = true;
        end();
      }
    }
    tick();
    // Timers are throttled while the page is hidden.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadlineMs]);

  return secondsLeft(deadlineMs, clock.nowMs());
}
