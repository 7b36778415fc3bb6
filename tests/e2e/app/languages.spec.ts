/** Switching the language: all texts, the loading screen, and persistence. */
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { lastCode, newPhone, wrongOf } from '../../support/login-steps.ts';
import { memberOn, rightLogin } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import { choose, expect, open, openHome, test } from '../fixtures.ts';
import { withPhone } from '../steps/phone-steps.ts';
import { LOCALES, text } from '../texts.ts';

for (const { locale, label } of LOCALES) {
  test(`choosing ${label} changes all texts and survives a reload`, async ({ page }) => {
    await open(page, '/platform/setting');
    // Start from another language, so that each choice is a change.
    const elsewhere = LOCALES.find((other) => other.locale !== locale)?.label ?? '';
    for (const choice of [elsewhere, label]) {
      await choose(page, choice);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        LOCALES.find((l) => l.label === choice)?.locale ?? '',
      );
    }
    await expect(
      page.getByRole('heading', { level: 1, name: text('platform.settingTitle', locale) }),
    ).toBeVisible();

    await open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('navigation', { name: text('frame.tabs', locale) })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('navigation', { name: text('frame.tabs', locale) })).toBeVisible();
  });
}

test('changing the language shows the loading screen', async ({ page }) => {
  await open(page, '/platform/setting');
  await choose(page, 'English');
  const curtain = page
    .getByText(text('frame.changingLanguage'))
    .or(page.getByText(text('frame.changingLanguage', 'en-US')));
  await expectSaid(page, text('frame.changingLanguage'));
  await expect(curtain).toHaveCount(0);
});

test('the server answers in the chosen language', async ({ page, sandbox }) => {
  const inChinese = (key: string) => ({ name: text(key, 'zh-CN') });
  await open(page, '/platform/setting');
  await choose(page, '简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await open(page, '/platform/home/account');
  await page.getByRole('button', inChinese('platform.logIn')).tap();
  await page.getByRole('button', inChinese('login.phone')).tap();
  const phoneNo = newPhone();
  await page.getByRole('textbox', inChinese('login.phoneLabel')).fill(`0${phoneNo}`);
  await page.getByRole('button', inChinese('login.sendCode')).tap();
  const codeField = page.getByRole('textbox', inChinese('login.codeLabel'));
  await expect(codeField).toBeVisible();

  const wrong = wrongOf(await lastCode(sandbox, phoneNo));
  await codeField.fill(wrong);
  const deviceId = randomUUID();
  const body = await rightLogin(sandbox, deviceId);
  const refused = { ...body, code: wrongOf(body.code ?? '') };
  const { envelope } = await sandbox.send('/account/login', refused, {
    deviceId,
    locale: 'zh-CN',
  });
  const words = envelope.error?.message ?? '';
  expect(words).toMatch(/\p{Script=Han}/u);
  await expect(page.getByRole('alert')).toContainText(words);
});

for (const [locale, tag, accept, close] of [
  ['en-US', 'en-GB', 'Use Jajan in English', 'Close'],
  ['zh-CN', 'zh-CN', '用中文浏览 Jajan', '关闭'],
] as const)
  test.describe(`on a phone that speaks ${tag}`, () => {
    test.use({ locale: tag });
    const offer = (page: Page) => page.getByRole('button', { name: accept });

    test('Jajan starts in Indonesian and offers the language once', async ({ page }) => {
      await openHome(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'id-ID');
      await offer(page).tap();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(
        page.getByRole('navigation', { name: text('frame.tabs', locale) }),
      ).toBeVisible();
      // Its place is the download bar's from now on.
      const bar = page.getByRole('complementary', { name: text('frame.downloadBarLabel', locale) });
      await expect(bar).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(bar).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    });

    test('an offer that was closed is not made again, and none stands over a form', async ({
      page,
      sandbox,
    }) => {
      await memberOn(page, sandbox);
      await open(page, '/platform/home/account');
      await expect(offer(page)).toBeVisible();
      await page.getByRole('link', { name: text('profile.edit') }).tap();
      await expect(page.getByRole('textbox', { name: text('profile.nickname') })).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
      await page.getByRole('button', { name: text('common.back') }).tap();
      await page.getByRole('button', { name: close, exact: true }).tap();
      const bar = page.getByRole('complementary', { name: text('frame.downloadBarLabel') });
      await expect(bar).toBeVisible();
      await page.reload();
      await expect(bar).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    });

    test('in the app, the offer stands over the tab bar', async ({ page }) => {
      await withPhone(page, 'location=granted');
      await open(page, '/platform/home/account');
      await offer(page).tap();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(offer(page)).toHaveCount(0);
    });
  });
