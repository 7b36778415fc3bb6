/** How a section comes back by itself after a failure that time heals. */
import { useState } from 'react';
import { ApiError } from '../../api/errors.ts';

const RETRY_MS = 5000;
/** So that all phones of a town do not come back in the same second. */
const JITTER_MS = 2000;

/** Milliseconds until the next try by itself, or false for a failure that only a person can mend. */
export function recoveryMs(error: unknown, random: number = Math.random()): number | false {
  if (!(error instanceof ApiError)) return false;
  const isHealing =
    error.kind === 'network' || error.kind === 'timeout' || error.kind === 'rate-limited';
  return isHealing ? RETRY_MS + Math.round(random * JITTER_MS) : false;
}

/** The last failure, also while the next try is on its way: the words do not flicker. */
export function useHeldError({ error, data }: { error: unknown; data: unknown }): unknown {
  const [held, setHeld] = useState<unknown>(error);
  if (error && error !== held) setHeld(error);
  if (data !== undefined && held && !error) setHeld(null);
  return data === undefined || error ? (error ?? held) : null;
}
