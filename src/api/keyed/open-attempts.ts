/** Attempts whose outcome is unknown, and what a try does to them. Pure. Buying 10. */
import * as v from 'valibot';
import { ApiError } from '../errors.ts';
import * as codes from '../generated/codes.ts';

const encoder = new TextEncoder();

/** FNV-1a with 64 bits, in hex: tells texts apart. No secret: a short text can be guessed from it. */
export function textHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of encoder.encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/** Of one call; a person has one or two. */
export const MAX_OF_CALL = 20;
/** Of all calls. */
export const MAX_ATTEMPTS = 100;

export const vOpenAttempt = v.object({
  path: v.pipe(v.string(), v.maxLength(128)),
  /** A hash: bodies have bank accounts in them. */
  body: v.pipe(v.string(), v.maxLength(16)),
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  sinceMs: v.number(),
  livesMs: v.number(),
  /**
   * `sent`: no answer yet. `lost`: a try was not answered, so it may have been done. `idle`: every try
   * was answered, and nothing was done.
   */
  state: v.picklist(['sent', 'lost', 'idle']),
});

export type OpenAttempt = v.InferOutput<typeof vOpenAttempt>;
export type OpenAttempts = readonly OpenAttempt[];

/** What makes two tries the same attempt. */
export type Asked = Pick<OpenAttempt, 'path' | 'body'>;

/** The order of fields makes no difference, nor does null, which a server reads like an absent field. */
export function asked(path: string, body: object): Asked {
  return { path, body: textHash(JSON.stringify(body, inOrder)) };
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

export function attemptOf(
  open: OpenAttempts,
  { path, body }: Asked,
  nowMs: number,
): OpenAttempt | undefined {
  return open.find((one) => one.path === path && one.body === body && isAlive(one, nowMs));
}

/** Also by a clock that was set back. */
function isAlive({ sinceMs, livesMs }: OpenAttempt, nowMs: number): boolean {
  return Math.abs(nowMs - sinceMs) < livesMs;
}

interface Begin {
  nowMs: number;
  livesMs: number;
  newKey: () => string;
}

/** A try begins: of the open attempt, or of a new one, which replaces the oldest when there are too many. */
export function begun(
  open: OpenAttempts,
  what: Asked,
  { nowMs, livesMs, newKey }: Begin,
): { key: string; next: OpenAttempts } {
  const known = attemptOf(open, what, nowMs);
  if (known) {
    const sent: OpenAttempt = { ...known, state: known.state === 'lost' ? 'lost' : 'sent' };
    return { key: sent.key, next: open.map((one) => (one === known ? sent : one)) };
  }
  const added: OpenAttempt = { ...what, key: newKey(), sinceMs: nowMs, livesMs, state: 'sent' };
  const alive = open.filter((one) => isAlive(one, nowMs));
  const ofCall = alive.filter(({ path }) => path === what.path);
  const oldest = ofCall.length < MAX_OF_CALL ? undefined : ofCall[0];
  const rest = alive.filter((one) => one !== oldest);
  return { key: added.key, next: [...rest, added].slice(-MAX_ATTEMPTS) };
}

/** Done, or refused: another try is another attempt. */
export function settled(open: OpenAttempts, key: string): OpenAttempts {
  return open.filter((one) => one.key !== key);
}

/** A try ended without settling the attempt. */
export function unsettled(open: OpenAttempts, key: string, wasAnswered: boolean): OpenAttempts {
  const state = wasAnswered ? 'idle' : 'lost';
  return open.map((one) => (one.key === key && one.state !== 'lost' ? { ...one, state } : one));
}

/**
 * Codes that are said before the call itself is looked at, so that they tell nothing about an earlier try:
 * those of the server's edge, a 5xx among them, but for a body or a value that is never taken; and those
 * of the session and the risk check.
 */
const NOT_OF_THE_CALL = /^(?:9000(?!400|422)|0310(?:20|218|23))/;

/** The call itself was refused, so it had no effect under its key: another try is another attempt. */
export function isSettled(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.kind === 'business' &&
    error.code !== '' &&
    !NOT_OF_THE_CALL.test(error.code)
  );
}

/** The server says that this try did nothing; one before it may have. A 5xx says neither. */
export function wasAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'session' || error.kind === 'rate-limited') return true;
  return error.kind === 'business' && error.code !== codes.INTERNAL;
}
