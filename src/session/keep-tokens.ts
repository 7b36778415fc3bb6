/**
 * Writes the tokens where they belong; see `token.ts` for where that is.
 *
 * Invariant: in the APP no token reaches the key-value store, and the secret is written and removed
 * in the order of the calls, so that a refresh which ends late does not outlive a logout.
 */
import { host } from '#host';
import type { TokenInfo } from '../api/generated/types.ts';
import { storage } from '../storage/storage.ts';
import { reportProblem } from '../telemetry/report.ts';
import { storedLapsedUserId, storedMemberId, storedTokenInfo } from './stored-keys.ts';
import { tokenInMemory } from './token.ts';

const SECRET = 'session';
const KEEP_DELAY_MS = 2000;
const MOST_KEEP_DELAY_MS = 60_000;

/** While the system refuses to keep the secret, the session lasts as long as the app runs. */
let unkept: { userId: string; refreshToken: string } | undefined;

let queue: Promise<unknown> = Promise.resolve();

function inOrder<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

/** A login. */
export async function keepTokens({ userId, accessToken, refreshToken }: TokenInfo): Promise<void> {
  if (!host.can.keepSecrets) {
    storedTokenInfo.set({ userId, accessToken, refreshToken });
    return;
  }
  await writeSecret(userId, refreshToken);
  tokenInMemory.set(accessToken);
  storedMemberId.set(userId);
}

/** A refresh: the same user with new tokens. */
export async function renewTokens({ userId, accessToken, refreshToken }: TokenInfo): Promise<void> {
  if (!host.can.keepSecrets) {
    storedTokenInfo.set({ userId, accessToken, refreshToken });
    return;
  }
  tokenInMemory.set(accessToken);
  await writeSecret(userId, refreshToken);
}

async function writeSecret(userId: string, refreshToken: string): Promise<void> {
  unkept = { userId, refreshToken };
  await keep(unkept, 0);
}

/**
 * Tried again until it is kept: after the next start the server would take the older one for stolen.
 * A newer token, or a logout, ends it.
 */
async function keep(secret: NonNullable<typeof unkept>, failures: number): Promise<void> {
  try {
    await inOrder(async () => {
      if (unkept !== secret) return;
      await host.secrets.write(SECRET, JSON.stringify(secret));
      if (unkept === secret) unkept = undefined;
    });
  } catch (error) {
    if (failures === 0) reportProblem('session.keepSecret', error);
    const delayMs = Math.min(MOST_KEEP_DELAY_MS, KEEP_DELAY_MS * 2 ** failures);
    setTimeout(() => {
      if (unkept === secret) void keep(secret, failures + 1);
    }, delayMs);
  }
}

/** The user's refresh token; undefined when there is none. Rejects when the system does not say. */
export async function refreshTokenOf(userId: string): Promise<string | undefined> {
  if (!host.can.keepSecrets) {
    const info = storedTokenInfo.get();
    return info?.userId === userId ? info.refreshToken : undefined;
  }
  if (unkept?.userId === userId) return unkept.refreshToken;
  const text = await inOrder(() => host.secrets.read(SECRET));
  const kept = text === undefined ? undefined : parseSecret(text);
  return kept?.userId === userId ? kept.refreshToken : undefined;
}

function parseSecret(text: string): { userId: unknown; refreshToken: string } | undefined {
  try {
    const { userId, refreshToken } = JSON.parse(text) as Record<string, unknown>;
    if (typeof refreshToken === 'string' && refreshToken !== '') return { userId, refreshToken };
  } catch {
    // Reported without the text: JavaScript engines quote it in their error.
  }
  reportProblem('session.secret', new Error('not a secret of ours'));
  return undefined;
}

/**
 * Forgets the tokens and everything else in user scope. Callers read what they still need first.
 */
export function forgetUser(options: { keepsSecret?: boolean } = {}): void {
  forgetTokens(options);
  storage.removeUserScope();
}

/**
 * The session has ended by itself: the tokens go, what the user has written and what home showed
 * stays for this user (decisions "Session"). `follow-session.ts` drops it when another user logs in.
 */
export function keepForLapsed(userId: string): void {
  // First, so that other tabs can see why the tokens are removed.
  storedLapsedUserId.set(userId);
  forgetTokens();
  storedMemberId.remove();
  storedTokenInfo.remove();
}

function forgetTokens({ keepsSecret = false } = {}): void {
  tokenInMemory.set(undefined);
  unkept = undefined;
  if (host.can.keepSecrets && !keepsSecret) dropSecret();
}

export function dropSecret(): void {
  inOrder(() => host.secrets.remove(SECRET)).catch((error: unknown) =>
    reportProblem('session.dropSecret', error),
  );
}
