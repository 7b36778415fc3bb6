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
