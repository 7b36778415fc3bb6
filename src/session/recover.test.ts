/** Spec home 4 "Session", 8: a session that ends by itself, and the calls that wait for the next one. */
import { asId } from '../api/ids.ts';
import type { UserId } from '../api/generated/types.ts';
import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { endpointAt, failureOf, freshRigs, no, ok } from '../../tests/support/session-rig.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { checkSlider } from '../api/generated/calls/check-slider.ts';
import { sendCode } from '../api/generated/calls/send-code.ts';
import * as codes from '../api/generated/codes.ts';

const { host } = vi.hoisted(() => ({ host: {} }));
vi.mock('#host', () => ({ host }));

const open = endpointAt('/homepage');
const member = endpointAt('/account/queryUserInfo', { isLoginRequired: true });
const second = {
  userId: asId<UserId>('u2'),
  accessToken: 'b1',
  refreshToken: 's1',
  userType: 'LOGIN',
} as const;

const rigs = freshRigs(host, true);
const { start } = rigs;

/** The server refuses each token of the first user. */
function refuse(code: string, message = ''): void {
  rigs.server.script = (sent) => {
    if (sent.token?.startsWith('a')) return no(code, message);
    return sent.token === undefined ? undefined : ok({ seenAs: sent.token });
  };
}

test.each([
  [codes.SESSION_INVALID, 'invalid', {}],
  [codes.SESSION_REPLACED, 'invalid', {}],
  [codes.TOKEN_ILLEGAL, 'invalid', {}],
  [codes.USER_FROZEN, 'frozen', { message: 'Abuse' }],
])(
  '%s ends the session, requests a login with reason %s, and home continues',
  async (code, reason, more) => {
    const rig = await start();
    refuse(code, 'Abuse');
    const answers = await Promise.all([rig.call(open, {}), rig.call(open, {})]);
    expect(answers).toEqual([{ seenAs: 'visitor' }, { seenAs: 'visitor' }]);
    expect(rig.loginRequest()).toEqual({ scene: 'session', reason, ...more });
    expect(rigs.kept.has('tokenInfo')).toBe(false);
    expect(rigs.server.count('/account/refreshToken')).toBe(0);
  },
);

test('a refused refresh ends the session for all waiting calls', async () => {
  const rig = await start();
  rigs.server.script = ({ path, token }) => {
    if (path === '/account/refreshToken') return no(codes.TOKEN_EXPIRED, 'Too old');
    return token === undefined ? undefined : no(codes.TOKEN_EXPIRED);
  };
  const required = rig.call(member, {});
  await expect(rig.call(open, {})).resolves.toEqual({ seenAs: 'visitor' });
  expect(rig.loginRequest()).toEqual({ scene: 'session', reason: 'expired' });
  rig.login.cancelLogin();
  await expect(required).rejects.toMatchObject({ kind: 'session' });
  expect(rigs.server.count('/account/refreshToken')).toBe(1);
});

test('a call that needs the login waits for it and is sent again, once', async () => {
  const rig = await start();
  refuse(codes.SESSION_INVALID);
  const waiting = Promise.all([rig.call(member, {}), rig.call(member, {})]);
  await vi.waitFor(() => expect(rig.loginRequest()).toBeDefined());
  await rig.login.finishLogin({ ...second, userId: asId<UserId>('u1') });
  await expect(waiting).resolves.toEqual([{ seenAs: 'b1' }, { seenAs: 'b1' }]);
  expect(rig.loginRequest()).toBeUndefined();
  expect(rigs.server.count(member.path)).toBe(4);
});

test('a call of one user is not sent as another', async () => {
  const rig = await start();
  refuse(codes.SESSION_INVALID);
  const waiting = failureOf(rig.call(member, {}));
  await vi.waitFor(() => expect(rig.loginRequest()).toBeDefined());
  await rig.login.finishLogin(second);
  expect(await waiting).toMatchObject({ kind: 'session' });
  expect(rigs.server.count(member.path)).toBe(1);
});

test('cancelling the login fails the call that waits as `session`', async () => {
  const rig = await start();
  refuse(codes.USER_FROZEN, 'Abuse');
  const waiting = failureOf(rig.call(member, {}));
  await vi.waitFor(() => expect(rig.loginRequest()).toBeDefined());
  rig.login.cancelLogin();
  expect(await waiting).toMatchObject({
    kind: 'session',
    code: codes.USER_FROZEN,
    message: 'Abuse',
  });
});

test('an aborted call stops waiting', async () => {
  const rig = await start();
  refuse(codes.SESSION_INVALID);
  const control = new AbortController();
  const waiting = rig.call(member, {}, { signal: control.signal });
  const ended = failureOf(waiting);
  await vi.waitFor(() => expect(rig.loginRequest()).toBeDefined());
  control.abort();
  expect(await ended).toMatchObject({ kind: 'cancelled' });
});

test('a visitor’s call that needs a login requests one and continues after it', async () => {
  rigs.kept.clear();
  const rig = await start();
  rigs.server.script = ({ token }) => (token === 'b1' ? ok({ seenAs: 'b1' }) : undefined);
  const waiting = rig.call(member, {});
  await vi.waitFor(() => expect(rig.loginRequest()).toEqual({ scene: 'session' }));
  await rig.login.finishLogin(second);
  await expect(waiting).resolves.toEqual({ seenAs: 'b1' });
});

test.each([
  ['checkSlider', () => [checkSlider, { loginType: 'WHATS_APP' }] as const],
  ['sendCode', () => [sendCode, { countryCode: '62', phoneNo: '812' }] as const],
])('a frozen user’s call to %s gets its error, and nothing is cleared', async (_name, sent) => {
  const rig = await start();
  rigs.server.script = () => no(codes.USER_FROZEN, 'Abuse');
  const [endpoint, body] = sent();
  await expect(rig.call(endpoint as Endpoint<object, unknown>, body)).rejects.toMatchObject({
    kind: 'business',
    code: codes.USER_FROZEN,
    message: 'Abuse',
  });
  expect(rig.isLoggedIn()).toBe(true);
  expect(rig.loginRequest()).toBeUndefined();
});

test('a late refusal of an old token does not end the new session', async () => {
  const rig = await start();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  rigs.server.script = async (sent) => {
    if (sent.token === 'b1') return ok({ seenAs: 'b1' });
    if (sent.path !== open.path) return rigs.server.answer(sent);
    await held;
    return no(codes.SESSION_INVALID);
  };
  const late = rig.call(open, {});
  await vi.waitFor(() => expect(rigs.server.count(open.path)).toBe(1));
  await rig.session.logout({ everywhere: false });
  await rig.login.finishLogin(second);
  release();
  await expect(late).resolves.toEqual({ seenAs: 'b1' });
  expect(rig.tokenInfo.get()?.userId).toBe('u2');
  expect(rig.loginRequest()).toBeUndefined();
});

test('after a lapse the screen stays for the same user, and is dropped for another', async () => {
  const rig = await start();
  const { personNumber } = await import('./personal.ts');
  const dropped = vi.fn();
  personNumber.subscribe(dropped);
  rig.queryClient.setQueryData(['profile'], { name: 'Sari' });
  refuse(codes.SESSION_INVALID);
  await rig.call(open, {});
  expect(rig.queryClient.getQueryData(['profile'])).toEqual({ name: 'Sari' });
  await rig.login.finishLogin({ ...second, userId: asId<UserId>('u1') });
  expect(dropped).not.toHaveBeenCalled();

  refuse('never');
  rig.session.require('test', { kind: 'none' });
  await rig.login.finishLogin(second);
  expect(dropped).toHaveBeenCalledTimes(1);
  expect(rig.queryClient.getQueryData(['profile'])).toBeUndefined();
});

test('cancelling the login after a lapse drops the user’s data', async () => {
  const rig = await start();
  rig.queryClient.setQueryData(['profile'], { name: 'Sari' });
  refuse(codes.SESSION_INVALID);
  await rig.call(open, {});
  rig.login.cancelLogin();
  expect(rig.queryClient.getQueryData(['profile'])).toBeUndefined();
});

test('a reply in flight when the session ends still reaches its user', async () => {
  const rig = await start();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  rigs.server.script = async (sent) => {
    if (sent.path !== member.path)
      return sent.token === undefined ? undefined : no(codes.SESSION_INVALID);
    await held;
    return ok({ seenAs: 'saved' });
  };
  const saving = rig.call(member, {});
  await vi.waitFor(() => expect(rigs.server.count(member.path)).toBe(1));
  await rig.call(open, {});
  expect(rig.isLoggedIn()).toBe(false);
  release();
  await expect(saving).resolves.toEqual({ seenAs: 'saved' });
});

test('a late write of a former user is removed with the user', async () => {
  const rig = await start();
  refuse(codes.SESSION_INVALID);
  await rig.call(open, {});
  rig.homeCards.set({ savedAtMs: 1, cards: [] });
  await rig.login.finishLogin(second);
  expect(rig.homeCards.get()).toBeUndefined();
  expect(rig.tokenInfo.get()?.userId).toBe('u2');
});

/** What a member has written and seen, in the browser's storage. */
async function write(rig: Awaited<ReturnType<typeof start>>): Promise<void> {
  const { storedKey } = await import('../storage/stored-key.ts');
  rig.homeCards.set({ savedAtMs: 1, cards: [] });
  storedKey('my.reviewDrafts', v.unknown()).set([{ storeId: 's1' }]);
}
const KEPT = ['homeCards', 'my.reviewDrafts'];
const keptOf = () => KEPT.filter((key) => rigs.kept.has(key));

test.each([
  ['at once', () => undefined],
  [
    'after the login was cancelled',
    (rig: Awaited<ReturnType<typeof start>>) => rig.login.cancelLogin(),
  ],
])('stored drafts survive a lapse for the same user who logs in again %s', async (_, before) => {
  const rig = await start();
  await write(rig);
  refuse(codes.SESSION_INVALID);
  await rig.call(open, {});
  expect(rigs.kept.has('tokenInfo')).toBe(false);
  before(rig);
  expect(keptOf()).toEqual(KEPT);
  rigs.server.script = () => undefined;
  await rig.login.finishLogin({ ...second, userId: asId<UserId>('u1') });
  expect(keptOf()).toEqual(KEPT);
  expect(rigs.kept.has('lapsedUserId')).toBe(false);
});

test('they survive a restart too, and are removed when another user logs in', async () => {
  const before = await start();
  await write(before);
  refuse(codes.SESSION_INVALID);
  await before.call(open, {});
  const rig = await start();
  expect(keptOf()).toEqual(KEPT);
  await rig.login.finishLogin(second);
  expect(keptOf()).toEqual([]);
  expect(rig.tokenInfo.get()?.userId).toBe('u2');
});

test('a later logout removes them', async () => {
  const rig = await start();
  await write(rig);
  refuse(codes.SESSION_INVALID);
  await rig.call(open, {});
  await rig.login.finishLogin({ ...second, userId: asId<UserId>('u1') });
  await rig.session.logout({ everywhere: false });
  expect([...rigs.kept.keys()].filter((key) => KEPT.includes(key))).toEqual([]);
});

test('another tab starts over at a lapse and removes no stored drafts', async () => {
  const rig = await start();
  await write(rig);
  const { personNumber } = await import('./personal.ts');
  const dropped = vi.fn();
  personNumber.subscribe(dropped);
  rigs.kept.set('lapsedUserId', '"u1"');
  rigs.kept.delete('tokenInfo');
  rig.host.outside('lapsedUserId', '"u1"');
  rig.host.outside('tokenInfo');
  expect(rig.isLoggedIn()).toBe(false);
  expect(dropped).toHaveBeenCalledTimes(1);
  expect(keptOf()).toEqual(KEPT);
});
