/**
 * The one way to the remote API: envelope, signature, headers, 20 s, cancellation, validation.
 *
 * Invariant: a promise of `call` gives data of the declared shape or throws `ApiError`; nothing else.
 * No toast, no navigation, no retry in here: those belong to its callers. What a refused token or a
 * risk check needs is `exchange.ts`.
 */
import { randomId } from '../host/random-id.ts';
import { takeEarly } from './early.ts';
import type { Endpoint } from './endpoint.ts';
import { exchange } from './exchange.ts';
import { jsonSender, REQUEST_TIMEOUT_MS } from './sender.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * Of a keyed call: names what the user wants done. Give the same one when the user tries again, and
   * it is done once, even if only the first reply was lost. Without it each call is a wish of its own.
   */
  idempotencyKey?: string;
  timeoutMs?: number;
}

/** Sends one call and gives its `data`. Throws `ApiError`. */
export async function call<Body extends object, Data>(
  endpoint: Endpoint<Body, Data>,
  body: NoInfer<Body>,
  options: CallOptions = {},
): Promise<Data> {
  const started = takeEarly(endpoint.path, body);
  if (started) return started as Promise<Data>;
  return send(endpoint, body, options);
}

/** As `call`, but never answered by a call that the boot script started. */
export async function send<Body extends object, Data>(
  endpoint: Endpoint<Body, Data>,
  body: Body,
  { signal, idempotencyKey, timeoutMs = REQUEST_TIMEOUT_MS }: CallOptions = {},
): Promise<Data> {
  return exchange(endpoint, jsonSender(body, timeoutMs), {
    signal: signal ?? new AbortController().signal,
    idempotencyKey: idempotencyKey ?? randomId(),
  });
}
