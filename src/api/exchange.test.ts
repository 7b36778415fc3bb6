/** Idempotency keys and the risk check. Spec home 7; decisions "Wire". */
import { expect, test, vi } from 'vitest';
import { broken, endpointAt, freshRigs, keyedAt, no, ok } from '../../tests/support/session-rig.ts';
import * as codes from './generated/codes.ts';
import * as endpoints from './generated/endpoints.ts';
import { isLoginCall } from './open-reply.ts';

const { host } = vi.hoisted(() => ({ host: {} }));
vi.mock('#host', () => ({ host }));

const draw = keyedAt('/draw');
const order = endpointAt('/order', { isRiskChecked: true });
const plain = endpointAt('/plain');

const rigs = freshRigs(host, true);
const { start } = rigs;
const keys = () =>
  rigs.server.sent
    .filter(({ path }) => path === draw.path)
    .map(({ headers }) => headers['x-idempotency-key']);
const paths = () => rigs.server.sent.map(({ path }) => path);
const dfps = () =>
  rigs.server.sent.map(
    ({ headers }) => (JSON.parse(headers['digital-food'] ?? '{}') as { dfp?: string }).dfp,
  );

test('a keyed call carries one key through its replay', async () => {
  const rig = await start();
  rigs.server.expire();
  await rig.call(draw, {}, { idempotencyKey: 'mine' });
  expect(keys()).toEqual(['mine', 'mine']);
});

test('a call that is sent again has the key that its caller gives', async () => {
  const rig = await start();
  rigs.server.script = () => broken('network');
  await expect(rig.call(draw, {}, { idempotencyKey: 'mine' })).rejects.toMatchObject({
    kind: 'network',
  });
  rigs.server.script = () => undefined;
  await rig.call(draw, {}, { idempotencyKey: 'mine' });
  expect(keys()).toEqual(['mine', 'mine']);
});

test('a call that is not keyed carries no idempotency key', async () => {
  const rig = await start();
  await rig.call(plain, {}, { idempotencyKey: 'mine' });
  expect(rigs.server.sent[0]?.headers).not.toHaveProperty('x-idempotency-key');
});

/** Asks for a risk check where none was made, as the risk engine does. */
function demandCheck(): void {
  rigs.server.script = ({ path, headers }) => {
    if (path === '/risk/getDeviceInfo') return ok({ deviceId: 'print' });
    if (!path.startsWith('/risk/')) return no(codes.RISK_CHECK_REQUIRED);
    return headers['digital-food']?.includes('"dfp":"print"') ? undefined : no(codes.RISK_REFUSED);
  };
}

test('a listed call that asks for a risk check is sent again with the fingerprint', async () => {
  const rig = await start();
  demandCheck();
  await expect(rig.call(order, {})).resolves.toEqual({ seenAs: 'a1' });
  expect(paths()).toEqual(['/order', '/risk/getDeviceInfo', '/risk/order']);
  expect(dfps()).toEqual([undefined, undefined, 'print']);
  // From then on each call carries it, and it is not fetched again.
  await rig.call(order, {});
  expect(paths().slice(3)).toEqual(['/order', '/risk/order']);
  expect(dfps().slice(3)).toEqual(['print', 'print']);
});

test('the fingerprint is stored per device', async () => {
  const before = await start();
  demandCheck();
  await before.call(order, {});
  rigs.server.sent.length = 0;
  const rig = await start();
  await rig.call(order, {});
  expect(paths()).toEqual(['/order', '/risk/order']);
});

test('the remote list adds paths, also before the configuration is loaded', async () => {
  rigs.kept.set('riskPaths', '["/plain"]');
  const rig = await start();
  demandCheck();
  await expect(rig.call(plain, {})).resolves.toEqual({ seenAs: 'a1' });
  expect(paths()).toEqual(['/plain', '/risk/getDeviceInfo', '/risk/plain']);
});

test('a path that is not listed is not replayed', async () => {
  const rig = await start();
  demandCheck();
  await expect(rig.call(plain, {})).rejects.toMatchObject({
    kind: 'business',
    code: codes.RISK_CHECK_REQUIRED,
  });
  expect(paths()).toEqual(['/plain']);
});

test('a second risk check in a row is not followed', async () => {
  const rig = await start();
  rigs.server.script = ({ path }) =>
    path === '/risk/getDeviceInfo'
      ? ok({ deviceId: 'print' })
      : no(codes.RISK_CHECK_REQUIRED, 'Again');
  await expect(rig.call(order, {})).rejects.toMatchObject({
    code: codes.RISK_CHECK_REQUIRED,
    message: 'Again',
  });
  expect(paths()).toEqual(['/order', '/risk/getDeviceInfo', '/risk/order']);
});

test('a refused fingerprint is fetched again at the next check', async () => {
  rigs.kept.set('fingerprint', JSON.stringify({ deviceId: 'device', dfp: 'stale' }));
  const rig = await start();
  demandCheck();
  await expect(rig.call(order, {})).rejects.toMatchObject({ code: codes.RISK_REFUSED });
  await expect(rig.call(order, {})).resolves.toEqual({ seenAs: 'a1' });
  expect(paths().slice(2)).toEqual(['/order', '/risk/getDeviceInfo', '/risk/order']);
});

test('a call recovers from a risk check and an expired token', async () => {
  const rig = await start();
  rigs.server.expire();
  rigs.server.script = (sent) => {
    if (sent.path === '/risk/getDeviceInfo') return ok({ deviceId: 'print' });
    if (sent.path === '/order' && sent.token === 'a2') return no(codes.RISK_CHECK_REQUIRED);
    return undefined;
  };
  await expect(rig.call(order, {})).resolves.toEqual({ seenAs: 'a2' });
});

test('the calls of the login are those of the contract', () => {
  const own = Object.values(endpoints)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/account/') && !path.startsWith('/account/query'));
  expect(own.every(isLoginCall)).toBe(true);
  expect(isLoginCall(endpoints.queryAuthCode.path)).toBe(true);
  expect(isLoginCall(endpoints.queryUserInfo.path)).toBe(false);
});
