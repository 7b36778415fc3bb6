/** security.md A.6: what a refresh may and may not do, from the calls' side. */
import { asId } from '../api/ids.ts';
import type { UserId } from '../api/generated/types.ts';
import { afterEach, expect, test, vi } from 'vitest';
import {
  broken,
  endpointAt,
  failureOf,
  freshRigs,
  no,
  ok,
} from '../../tests/support/session-rig.ts';
import * as codes from '../api/generated/codes.ts';

const { host } = vi.hoisted(() => ({ host: {} }));
vi.mock('#host', () => ({ host }));

const open = endpointAt('/homepage');
const member = endpointAt('/account/queryUserInfo', { isLoginRequired: true });

const REFRESH = '/account/refreshToken';
const rigs = freshRigs(host, true);
const { start } = rigs;
afterEach(() => vi.useRealTimers());

/** Lets the timers run until the promise is settled. */
async function waitedOut<Value>(promise: Promise<Value>): Promise<Value> {
  const state = { isSettled: false };
  const settle = () => {
    state.isSettled = true;
  };
  promise.then(settle, settle);
  while (!state.isSettled) {
    await vi.advanceTimersByTimeAsync(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return promise;
}

test('50 calls at once on an expired token: one refresh, 50 answers', async () => {
  const rig = await start();
  rigs.server.expire();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => rig.call(at % 2 ? open : member, { at })),
  );
  expect(answers).toEqual(Array.from({ length: 50 }, () => ({ seenAs: 'a2' })));
  expect(rigs.server.count(REFRESH)).toBe(1);
  expect(JSON.parse(rigs.kept.get('tokenInfo') ?? '')).toEqual(rigs.server.tokens());
  expect(rig.loginRequest()).toBeUndefined();
});

test('the refresh itself carries no access token and is not refreshed', async () => {
  const rig = await start();
  rigs.server.expire();
  await rig.call(open, {});
  const refresh = rigs.server.sent.find(({ path }) => path === REFRESH);
  expect(refresh?.token).toBeUndefined();
  expect(refresh?.body).toMatchObject({ refreshToken: 'r1', identityType: 'C' });
});

test('a call that fails again after its replay is not sent a third time', async () => {
  const rig = await start();
  rigs.server.script = ({ path }) =>
    path === open.path ? no(codes.TOKEN_EXPIRED, 'expired') : undefined;
  rigs.server.expire();
  await expect(rig.call(open, {})).rejects.toMatchObject({
    kind: 'session',
    code: codes.TOKEN_EXPIRED,
  });
  expect(rigs.server.count(open.path)).toBe(2);
  expect(rig.isLoggedIn()).toBe(true);
});

test('a refresh is retried after a lost reply and gets the same tokens', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rig = await start();
  rigs.server.expire();
  let losses = 0;
  rigs.server.script = (sent) => {
    if (sent.path !== REFRESH || losses >= 2) return undefined;
    losses += 1;
    rigs.server.answer(sent);
    return broken('network');
  };
  await expect(waitedOut(rig.call(member, {}))).resolves.toEqual({ seenAs: 'a2' });
  expect(rigs.server.count(REFRESH)).toBe(3);
});

test.each([
  ['no network', () => broken('network'), 'network', 3],
  ['a timeout', () => broken('timeout'), 'timeout', 3],
  ['429', () => Promise.resolve(no(codes.RATE_LIMITED, 'slow', 429)), 'rate-limited', 1],
  ['a fault of the server', () => Promise.resolve(no(codes.INTERNAL, '', 500)), 'business', 1],
  ['a page of a proxy', () => Promise.resolve({ status: 502, body: '<html>' }), 'malformed', 3],
  ['half an answer', () => Promise.resolve(ok({ accessToken: 'x' })), 'malformed', 3],
  [
    'another user’s tokens',
    () => Promise.resolve(ok({ ...rigs.server.tokens(), userId: asId<UserId>('u2') })),
    'malformed',
    1,
  ],
] as const)('a refresh with %s is no logout', async (_name, answer, kind, times) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rig = await start();
  rigs.server.expire();
  rigs.server.script = ({ path }) => (path === REFRESH ? answer() : undefined);
  await expect(waitedOut(rig.call(member, {}))).rejects.toMatchObject({ kind });
  // What may have been done without our hearing of it is asked for again.
  expect(rigs.server.count(REFRESH)).toBe(times);
  expect(rig.isLoggedIn()).toBe(true);
  expect(rig.loginRequest()).toBeUndefined();
  // The session mends as soon as the server does.
  rigs.server.script = () => undefined;
  await expect(rig.call(member, {})).resolves.toEqual({ seenAs: 'a2' });
});

test.each([
  ['no network', () => broken('network')],
  ['429', () => Promise.resolve(no(codes.RATE_LIMITED, 'slow', 429))],
  ['a fault of the server', () => Promise.resolve(no(codes.INTERNAL, '', 503))],
] as const)('a refresh with %s: an open call goes on as a visitor’s', async (_name, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rig = await start();
  const changed = vi.fn();
  rig.onAnswersChange(changed);
  rigs.server.expire();
  rigs.server.script = ({ path }) => (path === REFRESH ? answer() : undefined);
  await expect(waitedOut(rig.call(open, {}))).resolves.toEqual({ seenAs: 'visitor' });
  expect(rig.isLoggedIn()).toBe(true);
  expect(rig.loginRequest()).toBeUndefined();
  expect(changed).not.toHaveBeenCalled();
  // Behind it the refresh is tried again, and what was answered to a visitor is requested again.
  rigs.server.script = () => undefined;
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(changed).toHaveBeenCalledTimes(1);
  });
  expect(JSON.parse(rigs.kept.get('tokenInfo') ?? '')).toEqual(rigs.server.tokens());
  const refreshes = rigs.server.count(REFRESH);
  await expect(rig.call(open, {})).resolves.toEqual({ seenAs: 'a2' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(rigs.server.count(REFRESH)).toBe(refreshes);
});

test('a call without login waits 3 s for a silent refresh, and the next one not at all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rig = await start();
  rigs.server.expire();
  rigs.server.script = ({ path }) => (path === REFRESH ? new Promise(() => undefined) : undefined);
  const settled = vi.fn();
  const first = rig.call(open, {});
  void first.then(settled);
  await vi.waitFor(() => expect(rigs.server.count(REFRESH)).toBe(1));
  await vi.advanceTimersByTimeAsync(2999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(first).resolves.toEqual({ seenAs: 'visitor' });
  await expect(rig.call(open, {})).resolves.toEqual({ seenAs: 'visitor' });
});

test('a background refresh that is refused ends the session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rig = await start();
  rigs.server.expire();
  rigs.server.script = ({ path }) => (path === REFRESH ? no(codes.INTERNAL, '', 503) : undefined);
  await rig.call(open, {});
  rigs.server.script = ({ path }) => (path === REFRESH ? no(codes.SESSION_REPLACED) : undefined);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(rig.loginRequest()).toEqual({ scene: 'session', reason: 'invalid' });
  });
  expect(rig.isLoggedIn()).toBe(false);
});

test('a logout stops the background retries', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rig = await start();
  rigs.server.expire();
  rigs.server.script = ({ path }) => (path === REFRESH ? no(codes.INTERNAL, '', 503) : undefined);
  await rig.call(open, {});
  await rig.session.logout({ everywhere: false });
  const refreshes = rigs.server.count(REFRESH);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(rigs.server.count(REFRESH)).toBe(refreshes);
});

/** The browser's lock, in the hands of another tab until `give` is called. */
function lockOfAnotherTab(): { give: () => void; asked: string[] } {
  const lock = { give: () => undefined as void, asked: [] as string[] };
  const given = new Promise<void>((resolve) => (lock.give = resolve));
  const request = async (
    name: string,
    { signal }: { signal: AbortSignal },
    work: () => unknown,
  ) => {
    lock.asked.push(name);
    const left = new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
    });
    await Promise.race([given, left]);
    return work();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return lock;
}
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

test('tabs refresh one at a time', async () => {
  const lock = lockOfAnotherTab();
  const rig = await start();
  rigs.server.expire();
  const waiting = rig.call(member, {});
  await vi.waitFor(() => expect(lock.asked).toEqual(['jajan.refresh']));
  expect(rigs.server.count(REFRESH)).toBe(0);
  lock.give();
  await expect(waiting).resolves.toEqual({ seenAs: 'a2' });
});

test('a refresh that is refused inside the lock is not retried outside of it', async () => {
  lockOfAnotherTab().give();
  const rig = await start();
  rigs.server.script = ({ path, token }) => {
    if (path === REFRESH) return no(codes.SESSION_REPLACED);
    return token === undefined ? undefined : no(codes.TOKEN_EXPIRED);
  };
  await expect(rig.call(open, {})).resolves.toEqual({ seenAs: 'visitor' });
  expect(rigs.server.count(REFRESH)).toBe(1);
});

test('a tab that is frozen with the lock blocks the others for at most 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lock = lockOfAnotherTab();
  const rig = await start();
  rigs.server.expire();
  const waiting = rig.call(member, {});
  await vi.waitFor(() => expect(lock.asked).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(9999);
  expect(rigs.server.count(REFRESH)).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await expect(waiting).resolves.toEqual({ seenAs: 'a2' });
});

test('a token that another tab has changed is used without a refresh', async () => {
  const rig = await start();
  rigs.server.expire();
  // The other tab has written it, and its event has not come yet.
  rigs.kept.set('tokenInfo', JSON.stringify(rigs.server.tokens()));
  await expect(rig.call(member, {})).resolves.toEqual({ seenAs: 'a2' });
  expect(rigs.server.count(REFRESH)).toBe(0);
});

test('a logout during the refresh wins', async () => {
  const rig = await start();
  rigs.server.expire();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  rigs.server.script = async (sent) => {
    if (sent.path !== REFRESH) return rigs.server.answer(sent);
    await held;
    return rigs.server.answer(sent);
  };
  const required = failureOf(rig.call(member, {}));
  const free = rig.call(open, {});
  await vi.waitFor(() => expect(rigs.server.count(REFRESH)).toBe(1));
  await rig.session.logout({ everywhere: false });
  release();
  expect(await required).toMatchObject({ kind: 'session' });
  await expect(free).resolves.toEqual({ seenAs: 'visitor' });
  expect(rig.isLoggedIn()).toBe(false);
  expect(rigs.kept.has('tokenInfo')).toBe(false);
  expect(rig.loginRequest()).toBeUndefined();
});

test('an account switch during the refresh keeps the new account', async () => {
  const rig = await start();
  rigs.server.expire();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  rigs.server.script = async (sent) => {
    if (sent.path === REFRESH) {
      await held;
      return rigs.server.answer(sent);
    }
    return sent.token === 'b1' ? ok({ seenAs: 'b1' }) : rigs.server.answer(sent);
  };
  const old = failureOf(rig.call(member, {}));
  await vi.waitFor(() => expect(rigs.server.count(REFRESH)).toBe(1));
  await rig.session.logout({ everywhere: false });
  await rig.login.finishLogin({
    userId: asId<UserId>('u2'),
    accessToken: 'b1',
    refreshToken: 's1',
    userType: 'LOGIN',
  });
  release();
  expect(await old).toMatchObject({ kind: 'session' });
  expect(rig.tokenInfo.get()).toEqual({
    userId: asId<UserId>('u2'),
    accessToken: 'b1',
    refreshToken: 's1',
  });
  await expect(rig.call(member, {})).resolves.toEqual({ seenAs: 'b1' });
});

test('a late reply of a former user is ignored', async () => {
  const rig = await start();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  rigs.server.script = async (sent) => {
    if (sent.path === member.path) await held;
    return rigs.server.answer(sent);
  };
  const late = failureOf(rig.call(member, {}));
  await vi.waitFor(() => expect(rigs.server.count(member.path)).toBe(1));
  await rig.session.logout({ everywhere: false });
  release();
  expect(await late).toMatchObject({ kind: 'cancelled' });
});

test('in the APP the first call of a run fetches the access token, once for all', async () => {
  const secrets = new Map([['session', JSON.stringify({ userId: 'u1', refreshToken: 'r1' })]]);
  const rig = await start({
    keepSecrets: true,
    kept: new Map([['memberId', '"u1"']]),
    secrets,
  });
  expect(rig.isLoggedIn()).toBe(true);
  rigs.server.expire();
  const answers = await Promise.all([rig.call(open, {}), rig.call(member, {})]);
  expect(answers).toEqual([{ seenAs: 'a2' }, { seenAs: 'a2' }]);
  const [first, ...others] = rigs.server.sent.map(({ path }) => path);
  expect(first).toBe(REFRESH);
  expect(others.toSorted()).toEqual([member.path, open.path]);
  expect(JSON.parse(secrets.get('session') ?? '')).toEqual({ userId: 'u1', refreshToken: 'r2' });
});

test('in the APP no token is ever in the key-value store', async () => {
  const appKept = new Map<string, string>();
  const rig = await start({ keepSecrets: true, kept: appKept });
  await rig.login.finishLogin({ ...rigs.server.tokens(), userType: 'LOGIN' });
  rigs.server.expire();
  await rig.call(member, {});
  await rig.session.logout({ everywhere: false });
  await rig.login.finishLogin({ ...rigs.server.tokens(), userType: 'LOGIN' });
  expect([...appKept]).toEqual([['memberId', '"u1"']]);
  expect([...rig.secrets.keys()]).toEqual(['session']);
});

test('in the APP a late refresh does not restore the secret', async () => {
  const secrets = new Map([['session', JSON.stringify({ userId: 'u1', refreshToken: 'r1' })]]);
  const rig = await start({ keepSecrets: true, kept: new Map([['memberId', '"u1"']]), secrets });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  rigs.server.script = async (sent) => {
    if (sent.path === REFRESH) await held;
    return rigs.server.answer(sent);
  };
  const failed = failureOf(rig.call(member, {}));
  await vi.waitFor(() => expect(rigs.server.count(REFRESH)).toBe(1));
  await rig.session.logout({ everywhere: false });
  release();
  expect(await failed).toMatchObject({ kind: 'session' });
  expect([...secrets]).toEqual([]);
});
