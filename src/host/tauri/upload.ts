import { Channel, invoke } from '@tauri-apps/api/core';
import { TransportError } from '../errors.ts';
import type { TransportReply, UploadRequest } from '../types.ts';
import { base64Of } from './base64.ts';
import { platform } from './platform.ts';
import { nextCallId, untilAborted } from './transport.ts';

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
