/** Locators and steps of the profile screens. */
import type { Page } from '@playwright/test';
import { type Member, memberOn } from '../../support/members.ts';
import { png } from '../../support/photos.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open } from '../fixtures.ts';
import { text, type Locale } from '../texts.ts';

export const ACCOUNT = '/platform/home/account';
export const EDIT = '/platform/editProfile';

export const photo = { name: 'me.png', mimeType: 'image/png', buffer: png(900, 600) };

export const button = (page: Page, key: string, locale?: Locale) =>
  page.getByRole('button', { name: text(key, locale) });
export const nickname = (page: Page) =>
  page.getByRole('textbox', { name: text('profile.nickname') });
export const sheet = (page: Page) =>
  page.getByRole('dialog', { name: text('profile.changePhoto') });
export const cropper = (page: Page) =>
  page.getByRole('dialog', { name: text('profile.cropTitle') });

/** Opens the profile screen as a member. */
export async function edit(page: Page, sandbox: Sandbox): Promise<Member> {
  const member = await memberOn(page, sandbox);
  await open(page, EDIT);
  await expect(nickname(page)).toBeVisible();
  return member;
}

export async function choosePhoto(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  if (!(await sheet(page).isVisible())) await button(page, 'profile.changePhoto').tap();
  const picker = page.waitForEvent('filechooser');
  await button(page, 'profile.choosePhoto').tap();
  await (await picker).setFiles(file);
}

/** The avatar button; the picture itself is decorative. */
export const avatar = (page: Page) => button(page, 'profile.changePhoto').getByRole('presentation');

export async function uploadPhoto(page: Page): Promise<void> {
  await choosePhoto(page, photo);
  await button(page, 'profile.applyCrop').tap();
  await expect(cropper(page)).toHaveCount(0);
}

/** Logs in by phone and code in the login sheet, which must be open. */
export async function logInByPhone(page: Page, sandbox: Sandbox, phoneNo: string): Promise<void> {
  const deviceId = await page.evaluate(() => localStorage.getItem('jajan.deviceId') ?? '""');
  await sandbox.send('/sandbox/slider', { mode: 'NEVER' }, { deviceId: JSON.parse(deviceId) });
  await button(page, 'login.phone').tap();
  // The page under the sheet has a field of that name too.
  const field = page.getByRole('dialog').getByRole('textbox', { name: text('login.phoneLabel') });
  await field.fill(`0${phoneNo}`);
  await button(page, 'login.sendCode').tap();
  const digits = page.getByRole('textbox', { name: text('login.codeLabel') });
  await expect(digits).toBeVisible();
  const phone = { countryCode: '62', phoneNo };
  const { code } = (await sandbox.call('/sandbox/last_code', phone)) as { code: string };
  await digits.fill(code);
}

let registered = 0;
export function freshPhone(): string {
  registered += 1;
  return `87${String(process.pid).padStart(7, '0').slice(-7)}${String(registered).padStart(2, '0')}`;
}
