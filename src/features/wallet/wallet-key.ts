/**
 * The key that the kept wallet is encrypted with. In the app it is in the phone's secure store; in a
 * browser it is a key of WebCrypto in IndexedDB, which no script can read out. Buying 6 "Offline".
 *
 * Invariant: a key belongs to one user; another user's first use replaces it.
 */
import { host } from '#host';
import { fromBase64 } from '../../lib/base64.ts';
import { personNumber } from '../../session/personal.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { storedWallet } from './stored-keys.ts';

const SECRET = 'wallet';
const DATABASE = 'jajan-wallet';
const STORE = 'keys';
const AES = 'AES-GCM';
const KEY_BYTES = 32;

/** Makes one where there is none. */
export async function keyToWrite(userId: string): Promise<CryptoKey> {
  return (await keyToRead(userId)) ?? (await newKey(userId));
}

/** Undefined: this user has none on this device. */
export function keyToRead(userId: string): Promise<CryptoKey | undefined> {
  return host.can.keepSecrets ? fromSecrets(userId) : fromDatabase(userId);
}

/** What it encrypted can never be read again. */
export async function dropKey(): Promise<void> {
  if (host.can.keepSecrets) await host.secrets.remove(SECRET);
  else await inStore('readwrite', (store) => store.clear());
}

async function newKey(userId: string): Promise<CryptoKey> {
  if (host.can.keepSecrets) {
    const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
    await host.secrets.write(SECRET, `${userId}.${toBase64(bytes)}`);
    return imported(bytes);
  }
  const key = await crypto.subtle.generateKey({ name: AES, length: 8 * KEY_BYTES }, false, [
    'encrypt',
    'decrypt',
  ]);
  await inStore('readwrite', (store) => {
    store.clear();
    return store.put(key, userId);
  });
  return key;
}

async function fromSecrets(userId: string): Promise<CryptoKey | undefined> {
  const text = await host.secrets.read(SECRET);
  const at = text?.lastIndexOf('.') ?? -1;
  if (text === undefined || text.slice(0, at) !== userId) return undefined;
  return imported(fromBase64(text.slice(at + 1)));
}

function imported(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, AES, false, ['encrypt', 'decrypt']);
}

async function fromDatabase(userId: string): Promise<CryptoKey | undefined> {
  const found: unknown = await inStore('readonly', (store) => store.get(userId));
  return found instanceof CryptoKey ? found : undefined;
}

/** Rejects where the browser has no IndexedDB, as some private windows. */
function inStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('error', () => reject(failed(opening.error)));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => {
        database.close();
        resolve(request.result);
      });
      transaction.addEventListener('abort', () => {
        database.close();
        reject(failed(transaction.error));
      });
    });
  });
}

function failed(cause: DOMException | null): Error {
  return new Error('the key of the wallet cannot be kept', { cause });
}

export function toBase64(bytes: Uint8Array): string {
  const STEP = 0x8000;
  let binary = '';
  // In steps: arguments are limited.
  for (let at = 0; at < bytes.length; at += STEP)
    binary += String.fromCodePoint(...bytes.subarray(at, at + STEP));
  return btoa(binary);
}

/**
 * Drops the key of the kept wallet with the data that it encrypted, also in a page that never loaded the
 * wallet's code: a copy of the data from before a logout must not be readable after it. Call once. Never
 * rejects.
 */
export async function watchWalletKey(): Promise<void> {
  personNumber.subscribe(() => void forgetKey());
  // The logout may have been before this code was there, or the page was closed in it.
  if (storedWallet.get() === undefined) await forgetKey();
}

async function forgetKey(): Promise<void> {
  try {
    await dropKey();
  } catch (error) {
    reportProblem('wallet.dropKey', error);
  }
}
