/** A form with a file to the remote API: signed over its very bytes, otherwise as `call`. */
import { host } from '#host';
import { randomId } from '../host/random-id.ts';
import type { Endpoint } from './endpoint.ts';
import { exchange, type Sender } from './exchange.ts';

/** Spec home 9 gives a call 20 s; 20 MB over a slow phone network (1.5 Mbit/s) take 110 s. */
const UPLOAD_TIMEOUT_MS = 120_000;

interface UploadOptions {
  signal: AbortSignal;
  /** 0..1, of the bytes that have left. */
  onProgress: (share: number) => void;
}

/** Sends `fields` and `file` and gives the call's `data`. Throws `ApiError`. */
export async function upload<Body extends object, Data>(
  endpoint: Endpoint<Body, Data>,
  fields: NoInfer<Body>,
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<Data> {
  const content = new Uint8Array(await file.arrayBuffer());
  const boundary = `jajan-${randomId()}`;
  const sender: Sender = {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: (envelope) => formBytes(boundary, { ...fields, ...envelope }, file, content),
    send: ({ path, headers, body }, stop) =>
      host.upload(
        {
          path,
          headers,
          body: body as Uint8Array<ArrayBuffer>,
          timeoutMs: UPLOAD_TIMEOUT_MS,
          onProgress,
        },
        stop,
      ),
  };
  return exchange(endpoint, sender, { signal, idempotencyKey: randomId() });
}

function formBytes(
  boundary: string,
  fields: object,
  file: File,
  content: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const part = (about: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${about}\r\n\r\n${value}`;
  const texts = Object.entries(fields)
    .map(([name, value]) => part(`name="${name}"`, `${String(value)}\r\n`))
    .join('');
  // A name of ours: the phone's own may say more than the picture does.
  const about = `name="file"; filename="upload"\r\ncontent-type: ${file.type}`;
  const encoder = new TextEncoder();
  const pieces = [
    encoder.encode(texts + part(about, '')),
    content,
    encoder.encode(`\r\n--${boundary}--\r\n`),
  ];
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
