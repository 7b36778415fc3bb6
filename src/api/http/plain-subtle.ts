/**
 * SHA-256 and HMAC for a page that came without https, whose browser offers no Web Crypto: a phone that opens
 * a sandbox by its address in the network. Importing it puts `digest`, `importKey` and `sign` into
 * `crypto.subtle`, for these two algorithms only; nothing there encrypts.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

interface RawKey {
  bytes: Uint8Array;
}

const bytesOf = (data: BufferSource): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);

/** A buffer of its own, as Web Crypto gives. */
const bufferOf = (bytes: Uint8Array) => bytes.slice().buffer;

export const plainSubtle = {
  digest: (_name: string, data: BufferSource) => Promise.resolve(bufferOf(sha256(bytesOf(data)))),
  importKey: (_format: string, data: BufferSource): Promise<RawKey> =>
    Promise.resolve({ bytes: bytesOf(data).slice() }),
  sign: (_name: string, { bytes }: RawKey, data: BufferSource) =>
    Promise.resolve(bufferOf(hmac(sha256, bytes, bytesOf(data)))),
};

if (!(crypto as Partial<Crypto>).subtle)
  Object.defineProperty(crypto, 'subtle', { value: plainSubtle, configurable: true });
