/** How a section comes back by itself after a failure that time heals. */
import { useState } from 'react';
import { ApiError, SERVER_FAULT } from '../../api/errors.ts';

const RETRY_MS = 5000;
/** An answer that is none, or the server's own fault: it may pass. Gently. */
const FAULT_RETRY_MS = 15_000;
/** So that all phones of a town do not come back in the same second. */
const JITTER_MS = 2000;

/** Milliseconds until the next try by itself, or false for a failure that only a person can mend. */
export function recoveryMs(error: unknown, random: number = Math.random()): number | false {
  if (!(error instanceof ApiError)) return false;
  const jitterMs = Math.round(random * JITTER_MS);
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'rate-limited':
      return RETRY_MS + jitterMs;
    case 'malformed':
      return FAULT_RETRY_MS + jitterMs;
    case 'business':
      return error.code === SERVER_FAULT && FAULT_RETRY_MS + jitterMs;
    case 'session':
    case 'cancelled':
      return false;
  }
}

/** The last failure, also while the next try is on its way: the words do not flicker. */
export function useHeldError({ error, data }: { error: unknown; data: unknown }): unknown {
  const [held, setHeld] = useState<unknown>(error);
  if (error && error !== held) setHeld(error);
  if (data !== undefined && held && !error) setHeld(null);
  return data === undefined || error ? (error ?? held) : null;
}
