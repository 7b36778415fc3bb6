/** Too many people at once: how long to wait. Merchant 8, discovery 3 "Rush". Pure. */

import { retryAfterMs } from '../../api/retry-after.ts';

/** Without the server's word. */
const DEFAULT_WAIT_MS = 3000;
const SHORTEST_MS = 500;
const LONGEST_MS = 60_000;
/** So that all who wait do not come back at once. */
const SPREAD = 0.1;

export interface Rush {
  waitMs: number;
  queueToken: string | undefined;
}

/** `data` is that of the refusal, unchecked; `chance` is 0..1. */
export function rushOf(data: unknown, chance: number): Rush {
  const queueToken =
    typeof data === 'object' && data !== null && 'queueToken' in data ? data.queueToken : undefined;
  const saidMs = retryAfterMs(data) ?? DEFAULT_WAIT_MS;
  return {
    waitMs: Math.min(LONGEST_MS, Math.max(SHORTEST_MS, saidMs)) * (1 + SPREAD * chance),
    queueToken: typeof queueToken === 'string' ? queueToken : undefined,
  };
}
