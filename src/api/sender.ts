/** Builds and sends the bodies of calls; `exchange.ts` does the rest. */
import { host } from '#host';
import type { TransportReply } from '../host/types.ts';

/** Spec home 9. */
export const REQUEST_TIMEOUT_MS = 20_000;

/** The fields of every body (spec home 3). */
export interface Envelope {
  sessionId: string;
  requestId: string;
  timestamp: number;
}

/** Builds and sends one kind of body. Throws `TransportError`. */
export interface Sender {
  body(envelope: Envelope): string | Uint8Array<ArrayBuffer>;
  contentType: string;
  send(
    request: { path: string; headers: Record<string, string>; body: ReturnType<Sender['body']> },
    signal: AbortSignal,
  ): Promise<TransportReply>;
}

export interface ExchangeOptions {
  signal: AbortSignal;
  /** Of a keyed call: the same for every replay. */
  idempotencyKey?: string | undefined;
  isAnonymous?: boolean;
}

/** A call whose body is URL-encoded fields. */
export function formSender(body: object, timeoutMs: number): Sender {
  return {
    contentType: 'application/x-www-form-urlencoded',
    body: (envelope) => {
      const fields = Object.entries({ ...body, ...envelope });
      return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
    },
    send: ({ path, headers, body: text }, stop) =>
      host.send({ path, headers, body: text as string, timeoutMs }, stop),
  };
}

/** A call with a JSON body. */
export function jsonSender(body: object, timeoutMs: number): Sender {
  return {
    contentType: 'application/json',
    body: (envelope) => JSON.stringify({ ...body, ...envelope }),
    send: ({ path, headers, body: text }, stop) =>
      host.send({ path, headers, body: text as string, timeoutMs }, stop),
  };
}
