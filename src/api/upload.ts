/**
 * One call with a file: the same envelope, signature, recovery and validation as `call`, with a multipart
 * body. Serialised here, because the signature covers the bytes sent, which `FormData` does not expose.
 */
import { host } from '#host';
import { randomId } from '../host/random-id.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';
import { exchange } from './exchange.ts';
import type { Sender } from './sender.ts';

/**
 * The 20 s of spec home 9 are for JSON. 20 MB, the largest picture, take 5 minutes on the slowest network
 * considered; the usual 200 KB a few seconds more.
 */
const REPLY_TIMEOUT_MS = 20_000;
const SLOWEST_BYTES_PER_S = 64 * 1024;

export interface UploadOptions {
  signal?: AbortSignal;
  /** Called with 0..1, the share of the bytes sent; restarts with a replay. */
  onProgress?: (share: number) => void;
}

/** Sends the file with its fields and returns the reply's `data`. Throws `ApiError`. */
export async function upload<Fields extends object, Data>(
  endpoint: Endpoint<Fields, Data>,
  fields: NoInfer<Fields>,
  file: Blob,
  { signal = new AbortController().signal, onProgress = () => undefined }: UploadOptions = {},
): Promise<Data> {
  const bytes = await readFile(file);
  const boundary = `jajan-${randomId()}`;
  const sender: Sender = {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: (envelope) => form(boundary, { ...fields, ...envelope }, bytes, file.type),
    send: ({ path, headers, body }, stop) => {
      const form = body as Uint8Array<ArrayBuffer>;
      const timeoutMs = REPLY_TIMEOUT_MS + (form.length / SLOWEST_BYTES_PER_S) * 1000;
      return host.upload({ path, headers, body: form, timeoutMs, onProgress }, stop);
    },
  };
  return exchange(endpoint, sender, { signal });
}

async function readFile(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // Deleted, or on a removed card, since it was chosen.
    throw new ApiError('malformed', '', 'the file cannot be read', { cause: error });
  }
}

const encoder = new TextEncoder();

/** The fields as texts, then the file. Without its name, which may be personal data. */
function form(
  boundary: string,
  fields: object,
  file: Uint8Array<ArrayBuffer>,
  type: string,
): Uint8Array<ArrayBuffer> {
  const texts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const fileHead =
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\n` +
    `content-type: ${/^image\/[a-z]+$/.test(type) ? type : 'application/octet-stream'}\r\n\r\n`;
  const head = encoder.encode(texts.join('') + fileHead);
  const tail = encoder.encode(`\r\n--${boundary}--\r\n`);
  const whole = new Uint8Array(head.length + file.length + tail.length);
  whole.set(head);
  whole.set(file, head.length);
  whole.set(tail, head.length + file.length);
  return whole;
}
