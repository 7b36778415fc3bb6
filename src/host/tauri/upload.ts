import { invoke } from '@tauri-apps/api/core';
import { TransportError } from '../errors.ts';
import type { TransportReply, UploadRequest } from '../types.ts';

/** Through Rust as raw bytes, like every call of the shell; how much has left is not told on the way. */
export async function upload(request: UploadRequest, signal: AbortSignal): Promise<TransportReply> {
  if (signal.aborted) throw new TransportError('cancelled');
  const reply = await invoke<TransportReply>('api_upload', request.body, {
    headers: { 'x-path': request.path, 'x-headers': JSON.stringify(request.headers) },
  });
  request.onProgress(1);
  return reply;
}
