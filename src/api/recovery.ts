/**
 * Automatic refetches with backoff after a temporary failure.
 *
 * Every query with an observer is refetched while its last fetch failed and the page is visible;
 * `query.ts` sets this for all. The interval grows; a resume or the network's return refetches at once.
 */
import { ApiError } from './errors.ts';
import * as codes from './generated/codes.ts';
import { askedWaitMs } from './retry-after.ts';

/** No reply, or rate limited. The last one repeats. */
const STEPS_MS: readonly number[] = [3000, 5000, 8000, 13_000, 21_000, 30_000];
/** A malformed reply or a server error, which lasts longer. */
const FAULT_STEP = 1;

/** Upper limit while the query has no data to show. */
const MOST_WITHOUT_DATA = 3;

/** Jitter, constant per page load, against a thundering herd. */
const pageJitter = Math.random();
const JITTER_SHARE = 0.4;

/**
 * Milliseconds until the next automatic refetch, or false for a failure that needs the user. Never before
 * the time that a 429 asks to wait.
 * `failures` counts consecutive failures, from 1. Stable for the same arguments, because it is evaluated
 * at each render and must not restart the timer.
 */
export function recoveryMs(error: unknown, failures = 1, jitter = pageJitter): number | false {
  const first = firstStep(error);
  if (first === undefined) return false;
  const stepMs = STEPS_MS[Math.min(first + failures - 1, STEPS_MS.length - 1)] ?? 0;
  const waitMs = Math.max(stepMs, askedWaitMs(error) ?? 0);
  return Math.round(waitMs * (1 + jitter * JITTER_SHARE));
}

function firstStep(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return 0;
    case 'rate-limited':
      return 1;
    case 'malformed':
      return FAULT_STEP;
    case 'business':
      return error.code === codes.INTERNAL ? FAULT_STEP : undefined;
    case 'session':
    case 'cancelled':
      return undefined;
  }
}

/**
 * Runs until it succeeds or fails for good, with `recoveryMs` between. `onError` gets each failure. Returns what
 * ends it: then no further run begins, also where the last one is still in flight.
 */
export function recovering(
  run: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const attempt = (failures: number): void => {
    run().catch((error: unknown) => {
      if (isOver) return;
      onError(error);
      const delayMs = recoveryMs(error, failures);
      if (delayMs !== false) timer = setTimeout(attempt, delayMs, failures + 1);
    });
  };
  attempt(1);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

interface QueryLike {
  state: { error: unknown; errorUpdateCount: number; data: unknown };
}

/** The query's failure count at its last success: its own count is never reset. */
const healed = new WeakMap<QueryLike, number>();

/**
 * For `refetchInterval` of a query. An infinite list with pages is never refetched automatically: that
 * would fetch all pages and move the rows under the reader.
 */
export function recoveryInterval(query: QueryLike): number | false {
  const { error, errorUpdateCount, data } = query.state;
  if (typeof data === 'object' && data !== null && 'pages' in data) return false;
  if (!error) {
    // Pending without data is no success.
    if (data !== undefined) healed.set(query, errorUpdateCount);
    return false;
  }
  const failures = Math.max(1, errorUpdateCount - (healed.get(query) ?? 0));
  return recoveryMs(error, data === undefined ? Math.min(failures, MOST_WITHOUT_DATA) : failures);
}
