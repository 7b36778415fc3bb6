/**
 * How what is on the screen comes back by itself after a failure that time heals.
 *
 * Every query that somebody looks at tries again, calmly, while its last try has failed and the page
 * is visible; `query.ts` makes this the rule for all. The steps grow, so that a server that is down
 * for long is not knocked on for ever; a wake-up or the network's return asks at once anyway.
 */
import { ApiError, SERVER_FAULT } from './errors.ts';

/** Nobody answered, or too many asked. The last holds. */
const STEPS_MS: readonly number[] = [3000, 5000, 8000, 13_000, 21_000, 30_000];
/** An answer that is none, or the server's own fault, is not over in seconds. */
const FAULT_STEP = 1;

/** Who looks at nothing but a failure does not wait for the longest steps. */
const MOST_WITHOUT_DATA = 3;

/** Of this page load: all phones of a town must not come back in the same second. */
const pageJitter = Math.random();
const JITTER_SHARE = 0.4;

/**
 * Milliseconds until the next try by itself, or false for a failure that only a person can mend.
 * `failures` counts the tries in a row, from 1. The same arguments give the same time: a timer that
 * is asked again at each rendering must not start anew.
 */
export function recoveryMs(error: unknown, failures = 1, jitter = pageJitter): number | false {
  const first = firstStep(error);
  if (first === undefined) return false;
  const stepMs = STEPS_MS[Math.min(first + failures - 1, STEPS_MS.length - 1)] ?? 0;
  return Math.round(stepMs * (1 + jitter * JITTER_SHARE));
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
      return error.code === SERVER_FAULT ? FAULT_STEP : undefined;
    case 'session':
    case 'cancelled':
      return undefined;
  }
}

interface QueryLike {
  state: { error: unknown; errorUpdateCount: number; data: unknown };
}

/** How many failures a query had when it was last well: its own count never goes back. */
const healed = new WeakMap<QueryLike, number>();

/**
 * As `refetchInterval` of a query. An endless list with pages never refetches by itself: that would
 * ask for all of them, and shuffle what one is reading.
 */
export function recoveryInterval(query: QueryLike): number | false {
  const { error, errorUpdateCount, data } = query.state;
  if (typeof data === 'object' && data !== null && 'pages' in data) return false;
  if (!error) {
    // Without data nothing is well yet: it is only being asked for.
    if (data !== undefined) healed.set(query, errorUpdateCount);
    return false;
  }
  const failures = Math.max(1, errorUpdateCount - (healed.get(query) ?? 0));
  return recoveryMs(error, data === undefined ? Math.min(failures, MOST_WITHOUT_DATA) : failures);
}
