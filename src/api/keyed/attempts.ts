/**
 * Idempotency keys: the one place that makes them (decisions "Wire", buying 10).
 *
 * Invariant: an attempt keeps its key until a reply has settled it: its success, or the call's own refusal.
 * No reply, a 429, a 5xx, a 408 and a refused token say nothing about it, because an earlier reply may
 * have been lost; asked again with the same key, the server does it once.
 */
import { randomId } from '../../host/random-id.ts';
import { call } from '../call.ts';
import type { KeyedEndpoint } from '../endpoint.ts';
import { isSettled } from './settled.ts';

/** Attempts of one call whose outcome is unknown; a person has one or two. */
const MAX_OPEN = 20;

/**
 * A keyed call. The same body is the same attempt while it is open, also when the screen that asks was
 * closed in between; so it is made once, at the top of a module. Throws `ApiError`.
 */
export function attempts<Body extends object, Data>(
  endpoint: KeyedEndpoint<Body, Data>,
): (body: NoInfer<Body>, options?: { signal?: AbortSignal }) => Promise<Data> {
  const open = new Map<string, string>();

  return async (body, options) => {
    const asked = JSON.stringify(body);
    const idempotencyKey = open.get(asked) ?? randomId();
    open.set(asked, idempotencyKey);
    const [oldest] = open.keys();
    if (open.size > MAX_OPEN && oldest !== undefined) open.delete(oldest);
    try {
      const data = await call(endpoint, body, { ...options, idempotencyKey });
      open.delete(asked);
      return data;
    } catch (error) {
      if (isSettled(error)) open.delete(asked);
      throw error;
    }
  };
}
