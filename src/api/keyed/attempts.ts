/**
 * Idempotency keys: the one place that makes them (decisions "Wire", buying 10).
 *
 * Invariant: an attempt keeps its key until a reply has settled it: its success, or the call's own refusal.
 * No reply, a 429, a 5xx, a 408 and a refused token say nothing about it, because an earlier reply may
 * have been lost; asked again with the same key, the server does it once. Those of members are in
 * storage before they are sent: another tab, or the app after a kill, goes on with the same attempt.
 */
import { randomId } from '../../host/random-id.ts';
import { clock } from '../../lib/now.ts';
import { oneByOne } from '../../lib/one-by-one.ts';
import { storage } from '../../storage/storage.ts';
import { call } from '../call.ts';
import type { KeyedEndpoint } from '../endpoint.ts';
import { apiReport } from '../context.ts';
import {
  asked,
  attemptOf,
  begun,
  isSettled,
  type OpenAttempts,
  settled,
  unsettled,
  wasAnswered,
} from './open-attempts.ts';
import { storedAttempts } from './stored-keys.ts';

/**
 * The contract's ten minutes, and longer than an order waits for its payment (buying 2): a server that has
 * forgotten the key takes it for a new one.
 */
const LIVES_MS = 20 * 60_000;

interface AttemptOptions<Body> {
  /** What two tries of the same attempt have in common; all of the body by default. */
  identity?: (body: Body) => object;
  livesMs?: number;
}

export interface Attempts<Body, Data> {
  (body: Body, options?: { signal?: AbortSignal }): Promise<Data>;
  /** A try of it was sent and has not been answered: it may have been done. */
  mayBeDone: (body: Body) => boolean;
}

/** Where open attempts are. */
interface Kept {
  get: () => OpenAttempts;
  set: (next: OpenAttempts) => Promise<void>;
  /** Takes over what another tab has done. */
  refresh: () => Promise<void>;
}

function inStorage(): Kept {
  return {
    get: () => storedAttempts.get() ?? [],
    async set(next) {
      await storedAttempts.keep([...next]);
    },
    async refresh() {
      await storage
        .reread(storedAttempts.name)
        .catch((error: unknown) => apiReport.get()('attempts.reread', error));
    },
  };
}

function inMemory(): Kept {
  let open: OpenAttempts = [];
  return {
    get: () => open,
    set: async (next) => void (open = next),
    refresh: () => Promise.resolve(),
  };
}

const ofMembers = inStorage();
/** A change is written before the next one reads. */
const inTurn = oneByOne();

/**
 * A keyed call. The same body is the same attempt while it is open, also when the screen that asks was
 * closed in between; so it is made once, at the top of a module. Throws `ApiError`.
 */
export function attempts<Body extends object, Data>(
  endpoint: KeyedEndpoint<Body, Data>,
  { identity = (body) => body, livesMs = LIVES_MS }: AttemptOptions<NoInfer<Body>> = {},
): Attempts<Body, Data> {
  const kept = endpoint.isLoginRequired === true ? ofMembers : inMemory();
  const askedBy = (body: Body) => asked(endpoint.path, identity(body));
  const change = (how: (open: OpenAttempts) => OpenAttempts): Promise<void> =>
    inTurn(async () => {
      await kept.refresh();
      await kept.set(how(kept.get()));
    });

  async function begin(body: Body): Promise<string> {
    let key = '';
    await change((open) => {
      const at = { nowMs: clock.nowMs(), livesMs, newKey: randomId };
      const beginning = begun(open, askedBy(body), at);
      ({ key } = beginning);
      return beginning.next;
    });
    return key;
  }

  async function send(body: Body, options?: { signal?: AbortSignal }): Promise<Data> {
    const idempotencyKey = await begin(body);
    try {
      const data = await call(endpoint, body, { ...options, idempotencyKey });
      await change((open) => settled(open, idempotencyKey));
      return data;
    } catch (error) {
      await change((open) =>
        isSettled(error)
          ? settled(open, idempotencyKey)
          : unsettled(open, idempotencyKey, wasAnswered(error)),
      );
      throw error;
    }
  }

  return Object.assign(send, {
    mayBeDone(body: Body): boolean {
      const state = attemptOf(kept.get(), askedBy(body), clock.nowMs())?.state;
      return state === 'sent' || state === 'lost';
    },
  });
}
