import { useEffect, useEffectEvent, useRef } from 'react';
import { clock } from '../../lib/now.ts';

/**
 * When the stock may be back after that time: at once; after the two minutes that the server waits for a
 * late payment; and a little later, as it gives up orders in small batches.
 */
const RETURN_MS = [1500, 122_000, 135_000] as const;

/**
 * Asks again when pieces that unpaid orders hold may be back: after `atMs`, in milliseconds since the epoch;
 * undefined: nothing is held. Discovery 3.
 */
export function useReturn(atMs: number | undefined, ask: () => void): void {
  const timers = useRef<number[]>([]);
  useEffect(() => () => timers.current.forEach((timer) => clearTimeout(timer)), []);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (atMs === undefined) return;
    // They stay when the first reply promises nothing any more.
    for (const laterMs of RETURN_MS)
      timers.current.push(window.setTimeout(askNow, atMs - clock.nowMs() + laterMs));
  }, [atMs]);
}
