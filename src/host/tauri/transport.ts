import { invoke } from '@tauri-apps/api/core';
import { TransportError, type TransportFailure } from '../errors.ts';
import type { TransportReply, TransportRequest } from '../types.ts';

/**
 * Numbers calls for cancellation. Begins anywhere: after a reload, calls of the page before may still
 * be in flight in Rust under their own numbers.
 */
let lastId = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A number for the next call, by which `untilAborted` cancels it. */
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

/** The reply of a call that is under way, or its end by the signal. Throws `TransportError`. */
export async function untilAborted(
  reply: Promise<ArrayBuffer>,
  id: number,
  signal: AbortSignal,
): Promise<TransportReply> {
  let cancel: (() => void) | undefined;
  const cancelled = new Promise<never>((_, reject) => {
    cancel = () => {
      // The caller is told at once; whether Rust was in time to stop the call changes nothing for it.
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

/** Two bytes of status, high one first, then the body: `Reply` in `commands/api.rs`. */
function replyFrom(bytes: ArrayBuffer): TransportReply {
  const status = new DataView(bytes).getUint16(0);
  return { status, body: new TextDecoder().decode(new Uint8Array(bytes, 2)) };
}

/** A call that Rust refused never went out either; its words are in the cause. */
function failureOf(error: unknown): TransportFailure {
  const kind =
    typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;
  return kind === 'timeout' || kind === 'cancelled' ? kind : 'network';
}
