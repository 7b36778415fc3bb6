/**
 * The one way to the remote API: envelope, signature, headers, 20 s, cancellation, validation.
 *
 * Invariant: `call` resolves with data of the declared shape or rejects with `ApiError`; nothing else.
 * No toast, navigation or retry here: those belong to the callers. Refused tokens and risk checks are
 * handled by `exchange.ts`.
 */
import { takeEarly } from './early.ts';
import type { AnyEndpoint, Endpoint, KeyedEndpoint } from './endpoint.ts';
import { exchange } from './exchange.ts';
import { formSender, jsonSender, REQUEST_TIMEOUT_MS } from './sender.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * Idempotency key of a keyed call. The same key on a retry makes the server do it once, even if only
   * the first reply was lost. `keyed/attempts.ts` makes it.
   */
  idempotencyKey?: string;
  timeoutMs?: number;
  /** Names neither a user nor the device: no token, no id that another call has. */
  isAnonymous?: boolean;
}

/** Sends one call and returns its `data`. Throws `ApiError`. */
export function call<Body extends object, Data>(
  endpoint: KeyedEndpoint<Body, Data>,
  body: NoInfer<Body>,
  options: CallOptions & { idempotencyKey: string },
): Promise<Data>;
export function call<Body extends object, Data>(
  endpoint: Endpoint<Body, Data>,
  body: NoInfer<Body>,
  options?: CallOptions,
): Promise<Data>;
export async function call<Body extends object, Data>(
  endpoint: AnyEndpoint<Body, Data>,
  body: NoInfer<Body>,
  options: CallOptions = {},
): Promise<Data> {
  const started = takeEarly(endpoint.path, body);
  if (started) return started as Promise<Data>;
  return send(endpoint, body, options);
}

/** As `call`, but never takes the reply of a call that the boot script started. */
export async function send<Body extends object, Data>(
  endpoint: AnyEndpoint<Body, Data>,
  body: Body,
  { signal, idempotencyKey, timeoutMs = REQUEST_TIMEOUT_MS, isAnonymous = false }: CallOptions = {},
): Promise<Data> {
  const sender = endpoint.isForm ? formSender : jsonSender;
  return exchange(endpoint, sender(body, timeoutMs), {
    signal: signal ?? new AbortController().signal,
    idempotencyKey,
    isAnonymous,
  });
}
