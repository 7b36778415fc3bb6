/** `/platform/setting`: permissions, storage, the ways out of an account, legal texts. */
import type { Page } from '@playwright/test';
import { getAddressByLocation } from '../../../src/api/generated/calls/get-address-by-location.ts';
import type { AddressInfo } from '../../../src/api/generated/types.ts';
import { keepLogin, keptTokens, memberOn, newMember } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import { expect, MENTENG, open, openSettled, stopTime, test } from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

const SETTING = '/platform/setting';

const row = (page: Page, key: string) => page.getByRole('button', { name: textWithin(key) });

test('a visitor has no account rows; a member has three, and logging out removes their data', async ({
  page,
  sandbox,
}) => {
  await open(page, SETTING);
  const account = page.getByRole('heading', { name: text('setting.account') });
  await expect(page.getByRole('heading', { name: text('platform.settingAbout') })).toBeVisible();
  await expect(account).toHaveCount(0);

  const member = await memberOn(page, sandbox);
  await open(page, SETTING);
  await expect(row(page, 'setting.logoutEverywhere')).toBeVisible();
  await page.getByRole('link', { name: text('setting.deleteAccount') }).tap();
  await expect(page).toHaveURL(/accountDeletionDeclaration/);
  await page.goBack();

  await row(page, 'setting.logoutHere').tap();
  const dialog = page.getByRole('dialog', { name: text('setting.logoutHereTitle') });
  await dialog.getByRole('button', { name: text('setting.stay') }).tap();
  await expect(dialog).toHaveCount(0);
  expect((await keptTokens(page))?.userId).toBe(member.userId);

  await row(page, 'setting.logoutHere').tap();
  await dialog.getByRole('button', { name: text('setting.logout') }).tap();
  await expectSaid(page, text('setting.loggedOut'));
  await expect(account).toHaveCount(0);
  expect(await keptTokens(page)).toBeUndefined();
});

test('logging out everywhere ends the other device too', async ({ page, context, sandbox }) => {
  const member = await newMember(sandbox);
  const browser = context.browser();
  if (!browser) throw new Error('a browser of its own');
  const other = await browser.newContext({ baseURL: sandbox.baseUrl, serviceWorkers: 'block' });
  const second = await other.newPage();
  await keepLogin(second, await newMember(sandbox, member.phoneNo));
  await keepLogin(page, member);
  await open(page, SETTING);
  await row(page, 'setting.logoutEverywhere').tap();
  await page
    .getByRole('dialog', { name: text('setting.logoutEverywhereTitle') })
    .getByRole('button', { name: text('setting.logout') })
    .tap();
  await expectSaid(page, text('setting.loggedOut'));
  await second.goto('/platform/home/account');
  await expect.poll(() => keptTokens(second)).toBeUndefined();
  await other.close();
});

test('logging out works offline, and says that the server is not told yet', async ({
  page,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  await open(page, SETTING);
  await sandbox.setFaults({ path: '/account/logout', kind: 'reset' });
  await row(page, 'setting.logoutEverywhere').tap();
  await page
    .getByRole('dialog', { name: text('setting.logoutEverywhereTitle') })
    .getByRole('button', { name: text('setting.logout') })
    .tap();
  await expectSaid(page, text('setting.loggedOutLater'));
  expect(await keptTokens(page)).toBeUndefined();
});

test("clearing the cache frees home's data", async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  await open(page, SETTING);
  const clear = row(page, 'platform.clearCache');
  await expect(clear).toHaveAccessibleName(/\d+ KB|MB/);
  await clear.tap();
  await expectSaid(page, text('platform.cacheCleared'));
  await expect(clear).toHaveAccessibleName(/< 1 KB/);
  expect(await page.evaluate(() => localStorage.getItem('jajan.homeStoreList'))).toBeNull();
});

test('a licence opens over the list; back closes it, then leaves the page', async ({ page }) => {
  await open(page, SETTING);
  const link = page.getByRole('link', { name: text('setting.licences') });
  await link.tap();
  await expect(page).toHaveURL(/\/platform\/licences$/);
  const react = page.getByRole('button', { name: /^react \d/ });
  await react.tap();
  const sheet = page.getByRole('dialog', { name: 'react', exact: true });
  await expect(sheet.getByText(/^Copyright \(c\) Meta Platforms/)).toBeVisible();
  const terms = sheet.getByText(/^Permission is hereby granted, free of charge/);
  await expect(terms).toBeVisible();
  expect(await terms.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
    'en',
  );
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(react).toBeFocused();
  await expect(page).toHaveURL(/\/platform\/licences$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/platform\/setting$/);
  await expect(link).toBeVisible();
});

test('a tap locates the user and names the street', async ({ page, sandbox }) => {
  const { street } = (await sandbox.call(getAddressByLocation.path, {
    latitude: String(MENTENG.latitude),
    longitude: String(MENTENG.longitude),
  })) as AddressInfo;
  await open(page, SETTING);
  const location = row(page, 'setting.locationWhy');
  await expect(location).toHaveAccessibleName(textWithin('setting.locationUnknown'));
  await location.tap();
  await expect(location).toHaveAccessibleName(new RegExp(street));
});

test.describe('refused', () => {
  test.use({ permissions: [] });

  test('a browser that denied is explained, not asked again; the notification prompt has a reason', async ({
    page,
  }) => {
    await open(page, SETTING);
    const location = row(page, 'setting.locationWhy');
    await location.tap();
    await expect(location).toHaveAccessibleName(textWithin('setting.refused'));
    await location.tap();
    const guide = page.getByRole('dialog', { name: text('location.guideTitle') });
    await expect(guide.getByText(text('location.stepSite'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(guide).toHaveCount(0);

    await row(page, 'setting.notificationsShort').tap();
    const sheet = page.getByRole('dialog', { name: text('setting.notificationsTitle') });
    await expect(sheet.getByText(text('setting.notificationsWhy'))).toBeVisible();
    await sheet.getByRole('button', { name: text('setting.notNow') }).tap();
    await expect(sheet).toHaveCount(0);
  });
});

test('seven taps on the version open developer options for listed users only', async ({
  page,
  sandbox,
}) => {
  const version = row(page, 'platform.version');
  await open(page, SETTING);
  await expect(version).toBeVisible();
  await stopTime(page);
  for (let tap = 0; tap < 8; tap += 1) await version.tap();
  await expect(page).toHaveURL(/setting$/);
  await page.clock.resume();

  const member = await newMember(sandbox);
  await sandbox.call('/sandbox/config', { key: 'remote_debug_white_list', value: [member.userId] });
  await keepLogin(page, member);
  await open(page, SETTING);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('jajan.remoteFlags') ?? ''))
    .toContain(member.userId);
  // All seven taps have to be within four seconds.
  await stopTime(page);
  for (let tap = 0; tap < 7; tap += 1) await version.tap();
  await expect(page).toHaveURL(/developerOptions$/);
});
