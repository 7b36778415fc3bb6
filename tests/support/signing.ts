/**
 * A signed call of an independent client: written from the contract's `headers.rs`, not from `src/api`,
 * so that the two check each other.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto';

export const SANDBOX_SECRET = 'sandbox-public-key-not-a-secret';

export interface Caller {
  deviceId: string;
  locale: string;
  /** Offset of the server's clock to this machine's, ms. */
  clockOffsetMs: number;
  /** The access token of a member. */
  token?: string;
  /** For keyed calls; a new one each time without it. */
  idempotencyKey?: string;
}

export interface SignedRequest {
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

export function signatureOf(
  secret: string,
  parts: {
    method: string;
    path: string;
    timestamp: string;
    requestId: string;
    idempotencyKey?: string | undefined;
    body: string | Uint8Array;
  },
): string {
  const bodyHash = createHash('sha256').update(parts.body).digest('hex');
  const key = parts.idempotencyKey === undefined ? [] : [parts.idempotencyKey];
  const { method, path, timestamp, requestId } = parts;
  const message = [method, path, timestamp, requestId, bodyHash, ...key].join('\n');
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** What the specs call a form is sent URL-encoded. */
const FORM =
  /\/(?:after_sale\/(?:bank_list|refund_reasons)|homepage\/(?:filter_sign|search_popular))$/;

const BOUNDARY = 'between-the-parts';

/** With a file the body is a form: the fields, the envelope's, and the file. */
function bodyOf(path: string, fields: object, file: Uint8Array | undefined): SignedRequest['body'] {
  if (FORM.test(path)) {
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    return new URLSearchParams(Object.fromEntries(texts)).toString();
  }
  if (file === undefined) return JSON.stringify(fields);
  const part = (name: string, value: string | Uint8Array) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`,
    value,
    '\r\n',
  ];
  const parts = Object.entries(fields).flatMap(([name, value]) => part(name, String(value)));
  const all = [...parts, ...part('file', file), `--${BOUNDARY}--\r\n`];
  return new Uint8Array(Buffer.concat(all.map((one) => Buffer.from(one))));
}

function contentTypeOf(path: string, file: Uint8Array | undefined): string {
  if (FORM.test(path)) return 'application/x-www-form-urlencoded';
  return file === undefined ? 'application/json' : `multipart/form-data; boundary=${BOUNDARY}`;
}

export function signedRequest(
  path: string,
  body: object,
  caller: Caller,
  file?: Uint8Array,
): SignedRequest {
  const requestId = randomUUID();
  const sessionId = 'tests';
  const timestamp = Date.now() + caller.clockOffsetMs;
  const signedBody = bodyOf(path, { ...body, sessionId, requestId, timestamp }, file);
  const idempotencyKey = caller.idempotencyKey ?? randomUUID();
  const signature = signatureOf(SANDBOX_SECRET, {
    method: 'POST',
    path,
    timestamp: String(timestamp),
    requestId,
    idempotencyKey,
    body: signedBody,
  });
  const digitalFood = {
    deviceId: caller.deviceId,
    channel: '1',
    netstate: 1,
    requestId,
    sessionId,
    sourceTag: '',
    fcmToken: '',
  };
  return {
    headers: {
      'content-type': contentTypeOf(path, file),
      'x-signature': signature,
      'x-timestamp': String(timestamp),
      'x-app-key': 'jajan-consumer',
      'x-identity-type': 'C',
      'x-cp-type': 'COUPON_PLATFORM',
      'x-protocol-version': '5.0',
      'digital-food': JSON.stringify(digitalFood),
      system: JSON.stringify({ locale: caller.locale }),
      'x-idempotency-key': idempotencyKey,
      ...(caller.token === undefined ? {} : { authorize: caller.token }),
    },
    body: signedBody,
  };
}
