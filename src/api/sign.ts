/**
 * The signature of a call (decisions "Wire", contract `headers`).
 *
 * The key is in the bundle and therefore public: the signature rejects noise and authenticates no user.
 * Needs Web Crypto, which browsers offer on https and localhost only; elsewhere what stands in for it.
 */
const encoder = new TextEncoder();

export interface Signable {
  method: 'POST';
  path: string;
  /** Milliseconds since the epoch. */
  timestamp: number;
  requestId: string;
  /** Of keyed calls: a captured call cannot be sent again as a new one. */
  idempotencyKey?: string | undefined;
  /** As sent: JSON text, or the bytes of a form. */
  body: string | Uint8Array<ArrayBuffer>;
}

/** HMAC-SHA-256 in lower-case hex over method, path, timestamp, request id, the body's SHA-256, and the key. */
export async function sign(signable: Signable, secret: string): Promise<string> {
  if (!(crypto as Partial<Crypto>).subtle) await import('./http/plain-subtle.ts');
  const { subtle } = crypto;
  const { body } = signable;
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  const bodyHash = await subtle.digest('SHA-256', bytes);
  const text = [
    signable.method,
    signable.path,
    String(signable.timestamp),
    signable.requestId,
    toHex(bodyHash),
    ...(signable.idempotencyKey ? [signable.idempotencyKey] : []),
  ].join('\n');
  const key = await subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return toHex(await subtle.sign('HMAC', key, encoder.encode(text)));
}

function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
