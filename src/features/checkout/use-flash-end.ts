import { useState } from 'react';
import type { SettlementData } from '../../api/generated/types.ts';
import { clock } from '../../lib/now.ts';
import { isPresent } from '../../lib/present.ts';

/**
 * When the flash price ends, by this device's clock: the earliest end that any look has said, so that the
 * countdown never grows (discovery 3). Undefined: it is none.
 */
export function useFlashEnd(shown: SettlementData | undefined): number | undefined {
  const [held, setHeld] = useState<{ of: SettlementData | undefined; endMs: number | undefined }>({
    of: undefined,
    endMs: undefined,
  });
  if (shown === held.of) return held.endMs;
  const leftS = shown?.flashRemainingTime;
  const endMs = !isPresent(leftS) ? undefined : clock.nowMs() + leftS * 1000;
  const isSameSale = held.endMs !== undefined && endMs !== undefined;
  const next = { of: shown, endMs: isSameSale ? Math.min(held.endMs ?? endMs, endMs) : endMs };
  setHeld(next);
  return next.endMs;
}
