import { invoke } from '@tauri-apps/api/core';
import { TransportError, type TransportFailure } from '../errors.ts';
import type { TransportReply, TransportRequest } from '../types.ts';

/**
 * Ids of calls, for cancellation. Random start: after a reload, calls of the previous page may still be
 * in flight in Rust under their own ids.
 */
let lastId = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The next call's id, by which `untilAborted` cancels it. */
export function nextCallId(): number {
  lastId = (lastId + 1) >>> 0;
  return lastId;
}

/** POSTs through Rust, which owns the address, the limits and the clock. Throws `TransportError`. */
export async function send(
  request: TransportRequest,
  signal: AbortSignal,
): Promise<TransportReply> {
  if (signal.aborted) throw new TransportError('cancelled');
  const id = nextCallId();
  const { path, headers, body, timeoutMs } = request;
  const call = { id, path, headers, body, timeoutMs };
  return untilAborted(invoke<ArrayBuffer>('api_send', { call }), id, signal);
}

/** Awaits the reply of a call in flight, or the signal. Throws `TransportError`. */
export async function untilAborted(
  reply: Promise<ArrayBuffer>,
  id: number,
  signal: AbortSignal,
): Promise<TransportReply> {
  let cancel: (() => void) | undefined;
  const cancelled = new Promise<never>((_, reject) => {
    cancel = () => {
      // Rejects at once; whether Rust could still stop the call makes no difference to the caller.
      reject(new TransportError('cancelled'));
      invoke('api_cancel', { id }).catch(() => undefined);
    };
    signal.addEventListener('abort', cancel);
  });
  try {
    return replyFrom(await Promise.race([reply, cancelled]));
  } catch (error) {
    throw error instanceof TransportError
      ? error
      : new TransportError(failureOf(error), { cause: error });
  } finally {
    if (cancel) signal.removeEventListener('abort', cancel);
  }
}

/** Two bytes of status, big-endian, then the body: `Reply` in `commands/api.rs`. */
function replyFrom(bytes: ArrayBuffer): TransportReply {
  const status = new DataView(bytes).getUint16(0);
  return { status, body: new TextDecoder().decode(new Uint8Array(bytes, 2)) };
}

/** A call that Rust refused was not sent either; its message is in `cause`. */
function failureOf(error: unknown): TransportFailure {
  const kind =
    typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;
  return kind === 'timeout' || kind === 'cancelled' ? kind : 'network';
}
