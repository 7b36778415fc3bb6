/** Complete flows by keyboard and with large text; the table of screens checks single screens. */
import type { Page } from '@playwright/test';
import {
  codeField,
  demandSlider,
  expectLoggedIn,
  lastCode,
  newPhone,
  phoneField,
  sheet,
} from '../../support/login-steps.ts';
import { memberOn } from '../../support/members.ts';
import { expect, open, test } from '../fixtures.ts';
import { ACCOUNT, button, choosePhoto, cropper, EDIT, photo } from '../steps/profile-steps.ts';
import { text, textWithin } from '../texts.ts';

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByRole('dialog').getByRole('button', { name });
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return wanted.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
}

test('login with the keyboard alone', async ({ page, sandbox }) => {
  await demandSlider(sandbox, 'NEVER');
  const phoneNo = newPhone();
  await open(page, ACCOUNT);
  await button(page, 'platform.logIn').focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await tabTo(page, text('login.phone'));
  await page.keyboard.press('Enter');
  await expect(phoneField(page)).toBeFocused();
  await page.keyboard.type(phoneNo);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await lastCode(sandbox, phoneNo));
  await expectLoggedIn(page);
});

test('at 320 px with text at 200 % a photo is rotated, cropped and saved', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await sandbox.call('/sandbox/config', { key: 'avatar_edit_switch', value: true });
  await memberOn(page, sandbox);
  await open(page, EDIT);
  await choosePhoto(page, photo);
  await button(page, 'profile.rotate').tap();
  await button(page, 'profile.applyCrop').tap();
  // Until then the button below is still the old one.
  await expect(cropper(page)).toHaveCount(0);
  await expect(button(page, 'profile.save')).toBeEnabled();
  await button(page, 'profile.save').tap();
  await expect(page).toHaveURL(ACCOUNT);
  await expect(page.getByText(textWithin('platform.version'))).toBeAttached();
});
