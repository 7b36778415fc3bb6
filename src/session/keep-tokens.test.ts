/** Where the APP's tokens are, also when the system does not keep them. security.md A.6, A.7. */
import { expect, test, vi } from 'vitest';
import { endpointAt, freshRigs } from '../../tests/support/session-rig.ts';

const { host } = vi.hoisted(() => ({ host: {} as { secrets: { write: () => Promise<void> } } }));
vi.mock('#host', () => ({ host }));

const open = endpointAt('/homepage');
const REFRESH = '/account/refreshToken';
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
