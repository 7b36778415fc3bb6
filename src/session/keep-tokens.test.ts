/** Where the APP's tokens are, also when the system does not keep them. security.md A.6, A.7. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Host } from '../host/types.ts';
import { endpointAt, freshRigs } from '../../tests/support/session-rig.ts';

const { host } = vi.hoisted(() => ({ host: {} as { secrets: Host['secrets'] } }));
vi.mock('#host', () => ({ host }));
afterEach(() => vi.useRealTimers());

const open = endpointAt('/homepage');
const member = endpointAt('/account/queryUserInfo', { isLoginRequired: true });

const REFRESH = '/account/refreshToken';
const LOGOUT = '/account/logout';
const rigs = freshRigs(host, false);
const inApp = { keepSecrets: true };
const done = () => ({ ...rigs.server.tokens(), userType: 'LOGIN' }) as const;

test('the token of a login is used at once and removed by the logout', async () => {
  const rig = await rigs.start(inApp);
  await rig.login.finishLogin(done());
  await expect(rig.call(open, {})).resolves.toEqual({ seenAs: 'a1' });
  expect(rigs.server.count(REFRESH)).toBe(0);
  await rig.session.logout({ everywhere: false });
  await expect(rig.call(open, {})).resolves.toEqual({ seenAs: 'visitor' });
  expect(rig.token.accessToken()).toBeUndefined();
});

test('a secret that the system refuses to store is kept in memory for the run', async () => {
  const rig = await rigs.start(inApp);
  host.secrets.write = () => Promise.reject(new Error('locked'));
  const { refreshTokenOf } = await import('./keep-tokens.ts');
  await rig.login.finishLogin(done());
  rigs.server.expire();
  await expect(rig.call(open, {})).resolves.toEqual({ seenAs: 'a2' });
  expect(await refreshTokenOf('u1')).toBe('r2');
  expect(await refreshTokenOf('u2')).toBeUndefined();
  await rig.session.logout({ everywhere: false });
  expect(await refreshTokenOf('u1')).toBeUndefined();
});

test('a secret that is refused is written again until it is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rig = await rigs.start(inApp);
  const { write } = host.secrets;
  let refusals = 0;
  host.secrets.write = () => {
    refusals += 1;
    return Promise.reject(new Error('busy'));
  };
  await rig.login.finishLogin(done());
  await vi.advanceTimersByTimeAsync(2000);
  expect(refusals).toBe(2);
  host.secrets.write = write;
  await vi.advanceTimersByTimeAsync(4000);
  expect(JSON.parse(rig.secrets.get('session') ?? '')).toEqual({
    userId: 'u1',
    refreshToken: 'r1',
  });
});

test('what is written again does not outlive a logout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rig = await rigs.start(inApp);
  const { write } = host.secrets;
  host.secrets.write = () => Promise.reject(new Error('busy'));
  await rig.login.finishLogin(done());
  host.secrets.write = write;
  await rig.session.logout({ everywhere: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rig.secrets.size).toBe(0);
});

test('a secret that cannot be read now is no logout', async () => {
  const rig = await rigs.start({
    ...inApp,
    kept: new Map([['memberId', '"u1"']]),
    secrets: new Map([['session', '{"userId":"u1","refreshToken":"r1"}']]),
  });
  const { read } = host.secrets;
  host.secrets.read = () => Promise.reject(new Error('Keystore operation failed'));
  await expect(rig.call(member, {})).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
  expect(rig.isLoggedIn()).toBe(true);
  expect(rig.loginRequest()).toBeUndefined();
  expect(rig.secrets.size).toBe(1);
  host.secrets.read = read;
  await expect(rig.call(member, {})).resolves.toEqual({ seenAs: 'a1' });
});

test('a logout while the secret cannot be read is told when it can', async () => {
  const kept = new Map([['memberId', '"u1"']]);
  const secrets = new Map([['session', '{"userId":"u1","refreshToken":"r1"}']]);
  const rig = await rigs.start({ ...inApp, kept, secrets });
  const { read } = host.secrets;
  host.secrets.read = () => Promise.reject(new Error('Keystore operation failed'));
  await expect(rig.session.logout({ everywhere: true })).resolves.toBe('later');
  expect(rig.isLoggedIn()).toBe(false);
  expect(rigs.server.count(LOGOUT)).toBe(0);
  const { tellPendingLogout } = await import('./end-session.ts');
  await tellPendingLogout();
  expect(secrets.size).toBe(1);
  host.secrets.read = read;
  await tellPendingLogout();
  await tellPendingLogout();
  expect(rigs.server.count(LOGOUT)).toBe(1);
  expect(rigs.server.sent.at(-1)?.body).toMatchObject({ refreshToken: 'r1', everywhere: true });
  expect([secrets.size, kept.size]).toEqual([0, 0]);
});

test('a login after it keeps its own secret', async () => {
  const kept = new Map([['memberId', '"u1"']]);
  const secrets = new Map([['session', '{"userId":"u1","refreshToken":"r1"}']]);
  const rig = await rigs.start({ ...inApp, kept, secrets });
  const { read } = host.secrets;
  host.secrets.read = () => Promise.reject(new Error('Keystore operation failed'));
  await rig.session.logout({ everywhere: false });
  host.secrets.read = read;
  rigs.server.expire();
  await rig.login.finishLogin(done());
  const { tellPendingLogout } = await import('./end-session.ts');
  await tellPendingLogout();
  expect(rigs.server.count(LOGOUT)).toBe(0);
  expect(secrets.get('session')).toContain('r2');
  expect(kept.has('unreadLogout')).toBe(false);
});

test.each([
  ['gone', undefined],
  ['half a JSON', '{'],
  ['of another user', '{"userId":"u2","refreshToken":"r1"}'],
  ['without a token', '{"userId":"u1"}'],
  ['an empty token', '{"userId":"u1","refreshToken":""}'],
  ['no text', '{"userId":"u1","refreshToken":1}'],
])(
  'a stored secret that is %s leads to a login request; home does not wait',
  async (_name, text) => {
    const rig = await rigs.start({
      ...inApp,
      kept: new Map([['memberId', '"u1"']]),
      secrets: new Map(text === undefined ? [] : [['session', text]]),
    });
    await expect(rig.call(open, {})).resolves.toEqual({ seenAs: 'visitor' });
    expect(rigs.server.count(REFRESH)).toBe(0);
    expect(rig.isLoggedIn()).toBe(false);
    expect(rig.loginRequest()).toEqual({ scene: 'session', reason: 'invalid' });
    await vi.waitFor(() => expect(rig.secrets.size).toBe(0));
  },
);
