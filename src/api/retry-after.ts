import { ApiError } from './errors.ts';

/** Milliseconds that a failed call was asked to wait. Undefined: it was not asked, or not for how long. */
export function askedWaitMs(error: unknown): number | undefined {
  return error instanceof ApiError ? retryAfterMs(error.cause) : undefined;
}

/** Milliseconds that a 429 asks to wait, by its `data`, which is unchecked. Undefined: it does not say. */
export function retryAfterMs(data: unknown): number | undefined {
  const said =
    typeof data === 'object' && data !== null && 'retryAfterMs' in data
      ? data.retryAfterMs
      : undefined;
  return typeof said === 'number' && Number.isFinite(said) ? said : undefined;
}
