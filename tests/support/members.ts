/** Members for tests that start logged in: by phone and code, over the API. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { LastCodeData, LoginBody, LoginData } from '../../src/api/generated/types.ts';
import type { Sandbox } from './sandbox.ts';

/** Each login needs a number without a recent code. */
let lastPhone = 0;

export interface Member extends LoginData {
  /** Digits after the country code. */
  phoneNo: string;
}

/** Registers a new member, or logs in the number's owner. */
export async function newMember(sandbox: Sandbox, phoneNo = nextPhone()): Promise<Member> {
  const caller = { deviceId: randomUUID() };
  const body = await rightLogin(sandbox, caller.deviceId, phoneNo);
  const data = (await must(sandbox, '/account/login', body, caller)) as LoginData;
  return { ...data, phoneNo };
}

/** The body of a login on this device that will succeed. */
export async function rightLogin(
  sandbox: Sandbox,
  deviceId: string,
  phoneNo = nextPhone(),
): Promise<LoginBody> {
  const phone = { countryCode: '62', phoneNo };
  const caller = { deviceId };
  await must(sandbox, '/sandbox/slider', { mode: 'NEVER' }, caller);
  await must(sandbox, '/account/sendCode', phone, caller);
  const { code } = (await must(sandbox, '/sandbox/last_code', phone, caller)) as LastCodeData;
  if (code === undefined) throw new Error('No code was sent');
  return {
    identityType: 'C',
    cpType: 'COUPON_PLATFORM',
    browserId: deviceId,
    loginType: 'PHONE_CODE',
    ...phone,
    code,
    loginSource: 'WEB',
    registryChannel: '',
    shareMethod: '',
    scene: 'tests',
  };
}

function nextPhone(): string {
  lastPhone += 1;
  return `8${String(process.pid).padStart(7, '0').slice(-7)}${String(lastPhone).padStart(3, '0')}`;
}

async function must(
  sandbox: Sandbox,
  path: string,
  body: object,
  caller: { deviceId: string },
): Promise<unknown> {
  const { status, envelope } = await sandbox.send(path, body, caller);
  if (!envelope.success) {
    throw new Error(
      `${path} answered ${status} ${envelope.error?.code}: ${envelope.error?.message}`,
    );
  }
  return envelope.data;
}

/** Puts the member's tokens where the web app keeps them (spec home 3), before it is opened. */
export async function keepLogin(page: Page, { userId, accessToken, refreshToken }: Member) {
  await page.goto('/healthz');
  await page.evaluate(
    (text) => localStorage.setItem('jajan.tokenInfo', text),
    JSON.stringify({ userId, accessToken, refreshToken }),
  );
}

/** A new member, already logged in when the page opens. */
export async function memberOn(page: Page, sandbox: Sandbox): Promise<Member> {
  const member = await newMember(sandbox);
  await keepLogin(page, member);
  return member;
}

/** The stored tokens; undefined for a visitor. */
export async function keptTokens(
  page: Page,
): Promise<{ userId: string; accessToken: string; refreshToken: string } | undefined> {
  const text = await page.evaluate(() => localStorage.getItem('jajan.tokenInfo'));
  return text === null ? undefined : JSON.parse(text);
}
