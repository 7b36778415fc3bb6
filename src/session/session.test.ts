/** The login gate, the way out, other tabs. Spec home 4, 6; security.md A.6, A.7. */
import { expect, test, vi } from 'vitest';
import { broken, endpointAt, freshRigs, no } from '../../tests/support/session-rig.ts';
import * as codes from '../api/generated/codes.ts';

const { host } = vi.hoisted(() => ({ host: {} }));
vi.mock('#host', () => ({ host }));

const open = endpointAt('/homepage');
const to = { pathname: '/platform/signIn', search: '' };

const rigs = freshRigs(host, false);
const { start } = rigs;
const asMember = () => rigs.kept.set('tokenInfo', JSON.stringify(rigs.server.tokens()));
const done = () => ({ ...rigs.server.tokens(), userType: 'LOGIN' }) as const;

test('the gate does the action for a member at once', async () => {
  asMember();
  const rig = await start();
  const run = vi.fn();
  rig.runGatedAction('open-route', run);
  rig.session.require('check-in center', { kind: 'open-route', to });
  expect(run).toHaveBeenCalledWith({ kind: 'open-route', to });
  expect(rig.loginRequest()).toBeUndefined();
});

test('for a visitor it is done after the login, once', async () => {
  const rig = await start();
  const run = vi.fn();
  rig.runGatedAction('open-route', run);
  rig.session.require('check-in center', { kind: 'open-route', to });
  expect(rig.loginRequest()).toEqual({ scene: 'check-in center' });
  expect(run).not.toHaveBeenCalled();
  await rig.login.finishLogin(done());
  expect(run).toHaveBeenCalledTimes(1);
  expect(rig.loginRequest()).toBeUndefined();
  expect(rigs.kept.has('pendingAction')).toBe(false);
  expect(rig.host.registered).toEqual([undefined, 'u1']);
});

test('after a cancel, a later login does not do it', async () => {
  const rig = await start();
  const run = vi.fn();
  rig.runGatedAction('open-route', run);
  rig.session.require('check-in center', { kind: 'open-route', to });
  rig.login.cancelLogin();
  expect(rig.loginRequest()).toBeUndefined();
  expect(rigs.kept.has('pendingAction')).toBe(false);
  rig.session.require('account', { kind: 'none' });
  await rig.login.finishLogin(done());
  expect(run).not.toHaveBeenCalled();
});

test('it survives the app being killed, and waits for its screen', async () => {
  const before = await start();
  before.session.require('check-in center', { kind: 'open-route', to });
  const rig = await start();
  rig.login.resumeLogin();
  expect(rig.loginRequest()).toEqual({ scene: 'check-in center' });
  await rig.login.finishLogin(done());
  const run = vi.fn();
  rig.runGatedAction('open-route', run);
  expect(run).toHaveBeenCalledWith({ kind: 'open-route', to });
  rig.runGatedAction('open-route', run);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  { kind: 'open-external', url: 'https://brand.example/' },
  { kind: 'filter-coupon-available', key: 'k' },
] as const)('after a kill it is still $kind', async (action) => {
  const before = await start();
  before.session.require('home', action);
  const rig = await start();
  const run = vi.fn();
  rig.runGatedAction(action.kind, run);
  rig.login.resumeLogin();
  await rig.login.finishLogin(done());
  expect(run.mock.calls).toEqual([[action]]);
});

test('an unregistered runner does nothing; the action waits for the next one', async () => {
  asMember();
  const rig = await start();
  const [gone, run] = [vi.fn(), vi.fn()];
  rig.runGatedAction('open-route', gone)();
  rig.session.require('check-in center', { kind: 'open-route', to });
  rig.runGatedAction('open-route', run);
  expect(gone).not.toHaveBeenCalled();
  expect(run).toHaveBeenCalledTimes(1);
});

test('an action that waits for its screen is dropped with the user', async () => {
  asMember();
  const rig = await start();
  rig.session.require('check-in center', { kind: 'open-route', to });
  await rig.session.logout({ everywhere: false });
  const run = vi.fn();
  rig.runGatedAction('open-route', run);
  expect(run).not.toHaveBeenCalled();
});

test.each([
  [600_000, 1],
  [600_001, 0],
])('in the same page, too, it waits ten minutes for the login: %i ms', async (ms, times) => {
  const rig = await start();
  const { setClock } = await import('../lib/now.ts');
  const act = vi.fn();
  setClock({ nowMs: () => 1000 });
  rig.session.require('claim', { kind: 'do', act, to });
  setClock({ nowMs: () => 1000 + ms });
  await rig.login.finishLogin(done());
  expect(act).toHaveBeenCalledTimes(times);
});

test.each([
  [600_000, 1],
  [600_001, 0],
])('it waits as long for its screen: %i ms', async (ms, times) => {
  asMember();
  const rig = await start();
  const { setClock } = await import('../lib/now.ts');
  const run = vi.fn();
  setClock({ nowMs: () => 1000 });
  rig.session.require('check-in center', { kind: 'open-route', to });
  setClock({ nowMs: () => 1000 + ms });
  rig.runGatedAction('open-route', run);
  expect(run).toHaveBeenCalledTimes(times);
});

test('a tap is done in the same page only; after a kill its screen opens', async () => {
  const claim = vi.fn();
  const before = await start();
  before.session.require('claim', { kind: 'do', act: claim, to });
  const rig = await start();
  rig.login.resumeLogin();
  const opened = vi.fn();
  rig.runGatedAction('open-route', opened);
  await rig.login.finishLogin(done());
  expect(opened).toHaveBeenCalledWith({ kind: 'open-route', to });
  expect(claim).not.toHaveBeenCalled();
  rig.session.require('claim', { kind: 'do', act: claim, to });
  expect(claim).toHaveBeenCalledTimes(1);
});

test('it expires after ten minutes', async () => {
  const before = await start();
  before.session.require('check-in center', { kind: 'open-route', to });
  const stored = JSON.parse(rigs.kept.get('pendingAction') ?? '{}') as { atMs: number };
  rigs.kept.set('pendingAction', JSON.stringify({ ...stored, atMs: stored.atMs - 600_001 }));
  const rig = await start();
  const run = vi.fn();
  rig.runGatedAction('open-route', run);
  rig.login.resumeLogin();
  expect(rig.loginRequest()).toEqual({ scene: 'account' });
  await rig.login.finishLogin(done());
  expect(run).not.toHaveBeenCalled();
});

test('a login refreshes what a visitor was shown, a new token does not', async () => {
  const rig = await start();
  const heard = vi.fn();
  const { onSessionChange } = await import('./session.ts');
  onSessionChange(heard);
  const invalidate = vi.spyOn(rig.queryClient, 'invalidateQueries');
  await rig.login.finishLogin(done());
  rigs.server.expire();
  await rig.call(open, {});
  expect(rigs.server.count('/account/refreshToken')).toBe(1);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(invalidate).toHaveBeenCalledTimes(1);
});

test.each([false, true])(
  'a logout (everywhere: %s) forgets all and tells the server',
  async (everywhere) => {
    asMember();
    rigs.kept.set(
      'homeCards',
      JSON.stringify({ versionCode: '1', value: { savedAtMs: 1, cards: [] } }),
    );
    rigs.kept.set('locale', '"zh-CN"');
    const rig = await start();
    rig.queryClient.setQueryData(['profile'], { name: 'Sari' });
    await expect(rig.session.logout({ everywhere })).resolves.toBe('told');
    const told = rigs.server.sent.find(({ path }) => path === '/account/logout');
    expect(told?.body).toMatchObject({ refreshToken: 'r1', everywhere });
    expect([...rigs.kept]).toEqual([['locale', '"zh-CN"']]);
    expect(rig.queryClient.getQueryData(['profile'])).toBeUndefined();
    expect(rig.host.registered).toEqual(['u1', undefined]);
    expect(rig.secrets.size).toBe(0);
  },
);

test('a login and logout on one page leave nothing of the user', async () => {
  const rig = await start();
  const profile = () => rig.queryClient.getQueryData(['profile']);
  await rig.login.finishLogin(done());
  rig.queryClient.setQueryData(['profile'], { name: 'Sari' });
  await rig.session.logout({ everywhere: false });
  expect(profile()).toBeUndefined();
  await rig.login.finishLogin(done());
  rig.queryClient.setQueryData(['profile'], { name: 'Sari' });
  // The session ends by itself: the same person may go on with what is there.
  rigs.server.script = ({ path }) => (path === '/homepage' ? no(codes.SESSION_INVALID) : undefined);
  await rig.call(open, {}).catch(() => undefined);
  expect(rig.isLoggedIn()).toBe(false);
  expect(profile()).toBeDefined();
  await rig.login.finishLogin(done());
  expect(profile()).toBeDefined();
  await rig.session.logout({ everywhere: false });
  expect(profile()).toBeUndefined();
});

test('a logout without a network takes effect, and the server is told when it is back', async () => {
  asMember();
  const rig = await start();
  rigs.server.script = () => broken('network');
  await expect(rig.session.logout({ everywhere: true })).resolves.toBe('later');
  expect(rig.isLoggedIn()).toBe(false);
  expect(rigs.kept.size).toBe(0);
  expect([...rig.secrets.keys()]).toEqual(['pendingLogout']);
  rigs.server.script = () => undefined;
  rig.host.network(1);
  await vi.waitFor(() => expect(rig.secrets.size).toBe(0));
  rig.host.network(1);
  expect(rigs.server.count('/account/logout')).toBe(2);
  expect(rigs.server.sent.at(-1)?.body).toMatchObject({ refreshToken: 'r1', everywhere: true });
});

test.each([
  ['a refusal is an answer', '0310999', 'told', []],
  ['a server in trouble is told later', '9000001', 'later', ['pendingLogout']],
])('%s', async (_name, code, outcome, left) => {
  asMember();
  const rig = await start();
  rigs.server.script = () => no(code);
  await expect(rig.session.logout({ everywhere: false })).resolves.toBe(outcome);
  expect(rig.isLoggedIn()).toBe(false);
  expect([...rig.secrets.keys()]).toEqual(left);
});

test.each([
  ['of no token', '{"refreshToken":{"a":1},"atMs":8e15}'],
  ['of no time', '{"refreshToken":"r1","atMs":"8e15"}'],
  ['half a JSON', '{'],
  ['null', 'null'],
  ['one that is too old', '{"refreshToken":"r1","everywhere":true,"atMs":1}'],
])('a stored logout that is %s is dropped', async (_name, text) => {
  const secrets = new Map([['pendingLogout', text]]);
  await start({ secrets });
  const { tellPendingLogout } = await import('./end-session.ts');
  await tellPendingLogout();
  expect(secrets.size).toBe(0);
  expect(rigs.server.sent).toEqual([]);
});

test('a logout in another tab logs out here', async () => {
  asMember();
  const rig = await start();
  rig.queryClient.setQueryData(['profile'], { name: 'Sari' });
  rig.host.outside('tokenInfo');
  expect(rig.isLoggedIn()).toBe(false);
  expect(rig.queryClient.getQueryData(['profile'])).toBeUndefined();
  expect(rig.host.registered).toEqual(['u1', undefined]);
});

test('a login in another tab closes the request here and continues its action', async () => {
  const rig = await start();
  const run = vi.fn();
  rig.runGatedAction('open-route', run);
  rig.session.require('check-in center', { kind: 'open-route', to });
  rig.host.outside('tokenInfo', JSON.stringify(rigs.server.tokens()));
  expect(rig.isLoggedIn()).toBe(true);
  expect(rig.loginRequest()).toBeUndefined();
  expect(run).toHaveBeenCalledTimes(1);
});

test('another user in another tab drops the first user’s data here', async () => {
  asMember();
  const rig = await start();
  rig.queryClient.setQueryData(['profile'], { name: 'Sari' });
  const other = { userId: 'u2', accessToken: 'b1', refreshToken: 's1' };
  rig.host.outside('tokenInfo', JSON.stringify(other));
  expect(rig.token.accessToken()).toBe('b1');
  expect(rig.queryClient.getQueryData(['profile'])).toBeUndefined();
  expect(rig.host.registered).toEqual(['u1', 'u2']);
});

test.each(['{', '7', '{"accessToken":1}', '{"accessToken":"","refreshToken":"","userId":""}'])(
  'token info that is %s is no login',
  async (text) => {
    rigs.kept.set('tokenInfo', text);
    const rig = await start();
    expect(rig.isLoggedIn()).toBe(false);
    await expect(rig.call(open, {})).resolves.toEqual({ seenAs: 'visitor' });
    expect(rigs.kept.has('tokenInfo')).toBe(false);
  },
);
