// @vitest-environment node
/**
 * The app's calls against the real sandbox: both sides agree on refresh, risk check and idempotency
 * key, without a fake.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as codes from '../../src/api/generated/codes.ts';
import type { LoginData } from '../../src/api/generated/types.ts';
import type { TransportReply, TransportRequest, UploadRequest } from '../../src/host/types.ts';
import { newMember } from '../support/members.ts';
import { Sandbox } from '../support/sandbox.ts';
import { startRig } from '../support/session-rig.ts';

const { host } = vi.hoisted(() => ({ host: {} }));
vi.mock('#host', () => ({ host }));

let sandbox: Sandbox;
/** Paths in the order in which they were sent. */
let sent: string[] = [];
/** Drops the reply of a path after the server has committed. */
let losesReplyOf: string | undefined;

beforeAll(async () => {
  sandbox = await Sandbox.start();
}, 90_000);
afterAll(() => sandbox.stop());
beforeEach(() => {
  sent = [];
  losesReplyOf = undefined;
});

async function send({
  path,
  headers,
  body,
}: TransportRequest | UploadRequest): Promise<TransportReply> {
  sent.push(path);
  const reply = await fetch(sandbox.baseUrl + path, { method: 'POST', headers, body });
  const text = await reply.text();
  if (path !== losesReplyOf) return { status: reply.status, body: text };
  losesReplyOf = undefined;
  const { TransportError } = await import('../../src/host/errors.ts');
  throw new TransportError('network');
}

async function start(tokens?: { userId: string; accessToken: string; refreshToken: string }) {
  const kept = new Map<string, string>();
  if (tokens) {
    const { userId, accessToken, refreshToken } = tokens;
    kept.set('tokenInfo', JSON.stringify({ userId, accessToken, refreshToken }));
  }
  const rig = await startRig(host, { server: { send }, kept });
  const endpoints = await import('../../src/api/generated/endpoints.ts');
  return { ...rig, endpoints };
}

const keys = { keys: ['explore_tab_switch'] };

it('50 calls on an expired token are answered after one refresh', async () => {
  const member = await newMember(sandbox);
  const rig = await start(member);
  await sandbox.call('/sandbox/expire_tokens', { userId: member.userId, what: 'ACCESS' });
  const calls = Array.from({ length: 50 }, () => rig.call(rig.endpoints.batchQueryConfig, keys));
  await Promise.all(calls);
  expect(sent.filter((path) => path === '/account/refreshToken')).toHaveLength(1);
  expect(rig.tokenInfo.get()?.accessToken).not.toBe(member.accessToken);
});

it('a refresh after a lost reply returns the same tokens', async () => {
  const member = await newMember(sandbox);
  const rig = await start(member);
  await sandbox.call('/sandbox/expire_tokens', { userId: member.userId, what: 'ACCESS' });
  losesReplyOf = '/account/refreshToken';
  await rig.call(rig.endpoints.batchQueryConfig, keys);
  expect(sent.filter((path) => path === '/account/refreshToken')).toHaveLength(2);
  // The session continues with them.
  await sandbox.call('/sandbox/expire_tokens', { userId: member.userId, what: 'ACCESS' });
  await rig.call(rig.endpoints.batchQueryConfig, keys);
  expect(rig.isLoggedIn()).toBe(true);
});

it('an expired refresh token asks for a login', async () => {
  const member = await newMember(sandbox);
  const rig = await start(member);
  await sandbox.call('/sandbox/expire_tokens', { userId: member.userId, what: 'REFRESH' });
  await rig.call(rig.endpoints.batchQueryConfig, keys);
  expect(rig.isLoggedIn()).toBe(false);
  expect(rig.loginRequest()?.scene).toBe('session');
});

it('a logout with an older refresh token ends the session', async () => {
  const member = await newMember(sandbox);
  const before = await start(member);
  await sandbox.call('/sandbox/expire_tokens', { userId: member.userId, what: 'ACCESS' });
  await before.call(before.endpoints.batchQueryConfig, keys);
  const renewed = before.tokenInfo.get();
  // As if the logout overtook the refresh: it knows the old token only.
  const rig = await start(member);
  await rig.session.logout({ everywhere: false });
  const body = { keys: ['explore_tab_switch'] };
  const token = renewed?.accessToken ?? '';
  const { envelope } = await sandbox.send('/config/batch_query_config', body, { token });
  expect(envelope.error?.code).toBe(codes.SESSION_INVALID);
});

async function loginBody(phoneNo: string) {
  const phone = { countryCode: '62', phoneNo };
  await sandbox.call('/sandbox/slider', { mode: 'NEVER' });
  const caller = { deviceId: 'device' };
  await sandbox.send('/account/sendCode', phone, caller);
  const { code } = (await sandbox.call('/sandbox/last_code', phone)) as { code: string };
  return {
    identityType: 'C',
    cpType: 'COUPON_PLATFORM',
    browserId: 'device',
    loginType: 'PHONE_CODE' as const,
    ...phone,
    code,
    loginSource: 'WEB',
    registryChannel: '',
    shareMethod: '',
    scene: 'contract',
  };
}

it('a login with a risk check is replayed with the fingerprint', async () => {
  const rig = await start();
  const body = await loginBody('81298760001');
  await sandbox.call('/sandbox/risk', { count: 1 });
  const data: LoginData = await rig.call(rig.endpoints.login, body, {
    idempotencyKey: randomUUID(),
  });
  expect(sent).toEqual(['/account/login', '/risk/getDeviceInfo', '/risk/account/login']);
  expect(data.userType).toBe('REGISTER');
});

it('a keyed call whose reply was lost executes once, however often it is retried', async () => {
  const rig = await start();
  const body = await loginBody('81298760002');
  const attempt = { idempotencyKey: randomUUID() };
  losesReplyOf = '/account/login';
  await expect(rig.call(rig.endpoints.login, body, attempt)).rejects.toMatchObject({
    kind: 'network',
  });
  const again = await rig.call(rig.endpoints.login, body, attempt);
  // A second login would not register, and a code works once.
  expect(again.userType).toBe('REGISTER');
});

/** The smallest PNG there is: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('an upload arrives byte for byte, also after a refresh', async () => {
  const member = await newMember(sandbox);
  const rig = await start(member);
  Object.assign(host, { upload: send });
  const { upload } = await import('../../src/api/upload.ts');
  const { uploadFile } = rig.endpoints;
  await sandbox.call('/sandbox/expire_tokens', { userId: member.userId, what: 'ACCESS' });
  const file = new Blob([pixel], { type: 'image/png' });
  const { visitUrl } = await upload(uploadFile, { business: 'user' }, file);
  expect(sent).toEqual([uploadFile.path, '/account/refreshToken', uploadFile.path]);
  const picture = await fetch(new URL(visitUrl, sandbox.baseUrl));
  expect(picture.headers.get('content-type')).toBe('image/webp');
});

it('a file that is no picture is refused by its content', async () => {
  const rig = await start(await newMember(sandbox));
  Object.assign(host, { upload: send });
  const { upload } = await import('../../src/api/upload.ts');
  const file = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
  await expect(upload(rig.endpoints.uploadFile, { business: 'user' }, file)).rejects.toMatchObject({
    kind: 'business',
    code: codes.IMAGE_UNSUPPORTED,
  });
});
