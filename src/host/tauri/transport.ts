import { Channel, invoke } from '@tauri-apps/api/core';
import { TransportError, type TransportFailure } from '../errors.ts';
import type { TransportReply, TransportRequest, UploadRequest } from '../types.ts';
import { base64Of } from './native.ts';
import { platform } from './platform.ts';

/**
 * Ids of calls, for cancellation. Random start: after a reload, calls of the previous page may still be
 * in flight in Rust under their own ids.
 */
let lastId = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The next call's id, by which `untilAborted` cancels it. */
function nextCallId(): number {
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
async function untilAborted(
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

/**
 * A form with a file, through Rust like every call. The body is sent as raw bytes; Android's bridge
 * carries only text and would serialise each byte as a number (tauri.md 4.3), so there it is base64.
 * Everything else is in one header, parsed by `Written` in `commands/api/upload.rs`.
 */
export async function upload(request: UploadRequest, signal: AbortSignal): Promise<TransportReply> {
  if (signal.aborted) throw new TransportError('cancelled');
  const body = platform === 'android' ? { base64: await encoded(request.body) } : request.body;
  if (signal.aborted) throw new TransportError('cancelled');
  const { path, headers, onProgress } = request;
  // Rust takes whole milliseconds.
  const timeoutMs = Math.ceil(request.timeoutMs);
  const progress = new Channel<number>(onProgress);
  const id = nextCallId();
  const call = { id, path, headers, timeoutMs, progress: progress.toJSON() };
  const reply = invoke<ArrayBuffer>('api_upload', body, { headers: { 'x-call': asciiJson(call) } });
  return untilAborted(reply, id, signal);
}

/** Header values are bytes: everything outside ASCII becomes a JSON escape. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\u0020-\u007e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

async function encoded(body: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    return await base64Of(new Blob([body]));
  } catch (cause) {
    throw new TransportError('network', { cause });
  }
}
