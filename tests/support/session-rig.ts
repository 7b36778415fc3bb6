/**
 * The session against a fake server without a network: tokens expire, are rotated once, and the
 * immediate predecessor gets the same successor. Each rig is a page; rigs with the same `kept` are tabs
 * of one browser.
 */
import { asId } from '../../src/api/ids.ts';
import type { UserId } from '../../src/api/generated/types.ts';
import * as v from 'valibot';
import { beforeEach, vi } from 'vitest';
import type { Endpoint, KeyedEndpoint } from '../../src/api/endpoint.ts';
import * as codes from '../../src/api/generated/codes.ts';
import type { TransportFailure } from '../../src/host/errors.ts';
import type { Host, TransportReply, TransportRequest } from '../../src/host/types.ts';

export interface Sent {
  path: string;
  token: string | undefined;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

type Seen = { seenAs: string };

/** A call that the fake server answers with the token that it saw, or `visitor`. */
export function endpointAt(
  path: string,
  rules: Pick<Endpoint<object, Seen>, 'isLoginRequired' | 'isRiskChecked'> = {},
): Endpoint<object, Seen> {
  return { path, data: v.object({ seenAs: v.string() }), ...rules };
}

/** The same, with an idempotency key. */
export function keyedAt(path: string): KeyedEndpoint<object, Seen> {
  return { ...endpointAt(path), isKeyed: true };
}

type Answer = TransportReply | Promise<TransportReply | undefined> | undefined;

export const ok = (data: unknown): TransportReply => ({
  status: 200,
  body: JSON.stringify({ success: true, data }),
});

export const no = (code: string, message = '', status = 200): TransportReply => ({
  status,
  body: JSON.stringify({ success: false, error: { code, message } }),
});

/** Tokens are `a1`, `r1`, `a2`, `r2` …; only the newest access token is good. */
export class FakeServer {
  readonly sent: Sent[] = [];
  generation = 1;
  user = 'u1';
  /** Overrides the server's answer; undefined keeps it. */
  script: (sent: Sent) => Answer = () => undefined;

  readonly send = async (request: TransportRequest): Promise<TransportReply> => {
    const sent: Sent = {
      path: request.path,
      token: request.headers['authorize'],
      headers: request.headers,
      body: JSON.parse(request.body) as Record<string, unknown>,
    };
    this.sent.push(sent);
    // The answer is decided when the request arrives.
    await Promise.resolve();
    return (await this.script(sent)) ?? this.answer(sent);
  };

  answer({ path, token, body }: Sent): TransportReply {
    if (path === '/account/refreshToken') return this.refresh(String(body['refreshToken']));
    if (path === '/account/logout') return ok({ count: 1 });
    if (path === '/account/queryUserInfo' && token === undefined) return no(codes.SESSION_INVALID);
    if (token !== undefined && token !== `a${this.generation}`) return no(codes.TOKEN_EXPIRED);
    return ok({ seenAs: token ?? 'visitor' });
  }

  /** Expires the current access token. */
  expire(): void {
    this.generation += 1;
  }

  count(path: string): number {
    return this.sent.filter((each) => each.path === path).length;
  }

  private refresh(refreshToken: string): TransportReply {
    const given = Number(refreshToken.slice(1));
    // The newest one, or its predecessor whose reply was lost.
    if (given !== this.generation && given !== this.generation - 1)
      return no(codes.SESSION_REPLACED);
    return ok(this.tokens());
  }

  tokens(): { userId: UserId; accessToken: string; refreshToken: string } {
    const at = this.generation;
    return { userId: asId(this.user), accessToken: `a${at}`, refreshToken: `r${at}` };
  }
}

/** How a page begins. */
export interface RigOptions {
  /** The target of a host's `send`: the fake server, or a real one. */
  server: { send: Host['send'] };
  keepSecrets?: boolean;
  kept?: Map<string, string>;
  secrets?: Map<string, string>;
}

/** What the rig's host received and stores. */
export interface RigHost {
  kept: Map<string, string>;
  secrets: Map<string, string>;
  registered: (string | undefined)[];
  /** As if another tab had written it. */
  outside: (key?: string, value?: string) => void;
  network: (netstate: 0 | 1) => void;
}

/**
 * Fills `host`, the object returned by `vi.mock('#host')`, and imports the session's modules again. All
 * rigs of a file share it: it contains the last rig's host.
 */
export async function startRig(
  host: Partial<Record<keyof Host, unknown>>,
  { server, keepSecrets = false, kept = new Map(), secrets = new Map() }: RigOptions,
) {
  const rigHost: RigHost = {
    kept,
    secrets,
    registered: [],
    outside: () => undefined,
    network: () => undefined,
  };
  const netListeners = new Set<(netstate: 0 | 1) => void>();
  rigHost.network = (netstate) => {
    for (const listener of netListeners) listener(netstate);
  };
  Object.assign(host, {
    kind: keepSecrets ? 'APP' : 'WEB',
    can: { keepSecrets },
    send: server.send,
    netstate: () => 1,
    onNetstate: (listener: (netstate: 0 | 1) => void) => {
      netListeners.add(listener);
      return () => netListeners.delete(listener);
    },
    registerUser: (userId: string | undefined) =>
      Promise.resolve(void rigHost.registered.push(userId)),
    keyValue: {
      read: () => Promise.resolve(new Map(kept)),
      write: (key: string, value: string) => Promise.resolve(void kept.set(key, value)),
      remove: (key: string) => Promise.resolve(void kept.delete(key)),
      onOutsideChange: (listener: RigHost['outside']) => {
        rigHost.outside = listener;
        return () => undefined;
      },
    },
    secrets: {
      read: (key: string) => Promise.resolve(secrets.get(key)),
      write: (key: string, value: string) => Promise.resolve(void secrets.set(key, value)),
      remove: (key: string) => Promise.resolve(void secrets.delete(key)),
    },
  });
  vi.resetModules();
  const { openStorage, storage } = await import('../../src/storage/storage.ts');
  await openStorage({
    host: host.keyValue as Host['keyValue'],
    versionCode: '1',
    report: () => undefined,
  });
  const { storedTokenInfo } = await import('../../src/session/stored-keys.ts');
  const { storedHomeCards } = await import('../../src/features/home-cards/stored-keys.ts');
  const token = await import('../../src/session/token.ts');
  const { recover } = await import('../../src/session/recovery.ts');
  const { setApiContext } = await import('../../src/api/context.ts');
  setApiContext({
    accessToken: token.accessToken,
    memberId: token.memberId,
    isStillFor: token.isStillFor,
    isTokenDue: token.isTokenDue,
    recover,
    deviceId: () => 'device',
    sessionId: () => 'run',
    locale: () => 'en-US',
    channel: () => '',
    sourceTag: () => '',
    nativeIds: () => ({}),
  });
  const { call } = await import('../../src/api/call.ts');
  const { followSession } = await import('../../src/session/follow-session.ts');
  followSession();
  const login = await import('../../src/session/login-request.ts');
  const { loginRequest } = await import('../../src/session/login-store.ts');
  const { session, isLoggedIn } = await import('../../src/session/session.ts');
  const { queryClient } = await import('../../src/api/query.ts');
  const { answersVersion } = await import('../../src/session/personal.ts');
  const { runGatedAction } = await import('../../src/session/gated-action.ts');
  return {
    ...rigHost,
    host: rigHost,
    storage,
    tokenInfo: storedTokenInfo,
    homeCards: storedHomeCards,
    call,
    login,
    loginRequest: loginRequest.get,
    session,
    isLoggedIn,
    queryClient,
    runGatedAction,
    onAnswersChange: answersVersion.subscribe,
    token,
  };
}

/**
 * A server and a browser storage, both new for each test of the file, and a function that creates rigs
 * on them. `keepsMember`: the storage contains the first user's tokens.
 */
export function freshRigs(host: Parameters<typeof startRig>[0], keepsMember: boolean) {
  const rigs = {
    server: new FakeServer(),
    kept: new Map<string, string>(),
    start: (options: Partial<RigOptions> = {}) =>
      startRig(host, { server: rigs.server, kept: rigs.kept, ...options }),
  };
  beforeEach(() => {
    rigs.server = new FakeServer();
    rigs.kept = new Map();
    if (keepsMember) rigs.kept.set('tokenInfo', JSON.stringify(rigs.server.tokens()));
  });
  return rigs;
}

/** No reply. The class comes from the rig's modules, which are imported again each time. */
export async function broken(kind: TransportFailure): Promise<never> {
  const { TransportError } = await import('../../src/host/errors.ts');
  throw new TransportError(kind);
}

/** The rejection of the promise, handled from now on so that it is never reported as unhandled. */
export function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: unknown) => error,
  );
}
