import { Channel, invoke } from '@tauri-apps/api/core';
import { TransportError } from '../errors.ts';
import type { TransportReply, UploadRequest } from '../types.ts';
import { platform } from './platform.ts';
import { nextCallId, untilAborted } from './transport.ts';

/**
 * A form with a file, through Rust like every call. The body goes as raw bytes; Android's bridge
 * carries only text and would write each byte as a number (tauri.md 4.3), so there it is base64.
 * Everything else is in one header, as `Written` in `commands/api/upload.rs` reads it.
 */
export async function upload(request: UploadRequest, signal: AbortSignal): Promise<TransportReply> {
  if (signal.aborted) throw new TransportError('cancelled');
  const body = platform === 'android' ? { base64: await base64(request.body) } : request.body;
  if (signal.aborted) throw new TransportError('cancelled');
  const { path, headers, onProgress } = request;
  // Rust counts whole milliseconds.
  const timeoutMs = Math.ceil(request.timeoutMs);
  const progress = new Channel<number>(onProgress);
  const id = nextCallId();
  const call = { id, path, headers, timeoutMs, progress: progress.toJSON() };
  const reply = invoke<ArrayBuffer>('api_upload', body, { headers: { 'x-call': asciiJson(call) } });
  return untilAborted(reply, id, signal);
}

/** A header carries bytes, so what is outside ASCII is written as JSON's own escapes. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\u0020-\u007e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** By the browser's own reader: 20 MB letter by letter would freeze the page. */
function base64(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // `readAsDataURL` gives a text.
      const address = reader.result as string;
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () =>
      reject(new TransportError('network', { cause: reader.error })),
    );
    reader.readAsDataURL(new Blob([bytes]));
  });
}
