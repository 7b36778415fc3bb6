import { useState } from 'react';
import { clock } from '../../lib/now.ts';
import { useCountdown } from '../../ui/use-countdown.ts';

/** Spec merchant 9: "Retry countdown default 10 s". */
export const retryWaitMs = 10_000;

/**
 * Whole seconds until a retry is allowed: each failure restarts the countdown. 0 where there is
 * none.
 */
export function useRetryWait(error: unknown, waits: boolean): number {
  const [held, setHeld] = useState(() => ({ error, untilMs: clock.nowMs() + retryWaitMs }));
  if (error && error !== held.error) setHeld({ error, untilMs: clock.nowMs() + retryWaitMs });
  return useCountdown(waits ? held.untilMs : undefined);
}
