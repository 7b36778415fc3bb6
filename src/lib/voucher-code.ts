/**
 * The codes that a voucher is shown with: they change every 30 s of the server's time and need no
 * network. Buying 6 "Code", "Short code"; contract `voucher_code`.
 */

/** How long one code is shown. */
export const STEP_MS = 30_000;

const VERSION = 'J1';
/** RFC 2104 section 5: half of the output at the least. */
const MAC_BYTES = 16;
const SHORT_DIGITS = 1_000_000;
const TAIL_DIGITS = 4;

const encoder = new TextEncoder();

export interface VoucherCodes {
  /** What the QR code says: `J1.<couponId>.<step>.<mac>`. */
  rotating: string;
  /** Ten digits for the cashier's keyboard. */
  short: string;
  /** Milliseconds since the epoch by the server, when the next ones begin. */
  endMs: number;
}

/** The key of a voucher's codes, which cannot be read out again. `seed`: lower-case hex of the contract. */
export function importSeed(seed: string): Promise<CryptoKey> {
  const bytes = new Uint8Array(seed.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** The codes at a time of the server, milliseconds since the epoch. */
export async function voucherCodes(
  key: CryptoKey,
  couponId: string,
  nowMs: number,
): Promise<VoucherCodes> {
  const step = Math.floor(nowMs / STEP_MS);
  const [rotating, digits] = await Promise.all([
    rotatingCode(key, couponId, step),
    totp(key, step),
  ]);
  const tail = couponId.replace(/\D/g, '').slice(-TAIL_DIGITS).padStart(TAIL_DIGITS, '0');
  return { rotating, short: `${tail}${digits}`, endMs: (step + 1) * STEP_MS };
}

async function rotatingCode(key: CryptoKey, couponId: string, step: number): Promise<string> {
  const message = `${VERSION}.${couponId}.${step}`;
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(message));
  return `${message}.${base64Url(new Uint8Array(mac, 0, MAC_BYTES))}`;
}

/** RFC 6238 with HMAC-SHA-256, six digits; truncated as RFC 4226 section 5.3 says. */
async function totp(key: CryptoKey, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const offset = hash.getUint8(hash.byteLength - 1) % 16;
  const number = hash.getUint32(offset) % 2 ** 31;
  return String(number % SHORT_DIGITS).padStart(6, '0');
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
