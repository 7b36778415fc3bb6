/** The sandbox's world is changed on the console or in developer options, and the app follows. */
import type { Page, Route } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import { choose, expect, open, openHome, storeCards, test, tryAgain } from '../fixtures.ts';
import { settleFirst } from '../steps/report-steps.ts';
import { INFO_PATH, openStore, storePath, STORES } from '../steps/store-steps.ts';
import { detailOf, skuOf, VOUCHERS } from '../steps/voucher-steps.ts';
import { text, textWithin } from '../texts.ts';

const LIST_PATH = '/market/asset_aggregate_page/find_by_distance';

/** The console in a second tab, with this section unfolded. */
async function openConsole(page: Page, section: 'clock' | 'faults'): Promise<Page> {
  const desk = await page.context().newPage();
  await desk.goto(`/console?open=${section}`);
  await expect(desk.getByRole('heading', { name: 'Jajan sandbox' })).toBeVisible();
  return desk;
}

/** A section of what is for testing only. */
const unfold = (desk: Page, section: string) =>
  desk.getByRole('heading', { level: 3, name: section }).click();

async function switchOn(desk: Page, path: string, kind: string): Promise<void> {
  const faults = desk.getByRole('region', { name: 'Faults' });
  await faults.getByLabel('Where').selectOption(path);
  await faults.getByLabel('What').selectOption(kind);
  await faults.getByRole('button', { name: 'Switch on' }).click();
  await expect(faults.getByRole('button', { name: `Take off ${path}` })).toBeVisible();
}

const hoursOf = (page: Page) =>
  page.getByRole('button', { name: textWithin('merchant.hours') }).first();

/** The account tab of a visitor, without any error shown. */
async function expectVisitor(page: Page): Promise<void> {
  await open(page, '/platform/home/account');
  await expect(page.getByRole('button', { name: text('platform.logIn') })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test.describe('on the console', () => {
  test('switching a fault on and off makes the app fail and recover', async ({ page }) => {
    const desk = await openConsole(page, 'faults');
    await switchOn(desk, LIST_PATH, 'server_error');
    await open(page);
    await expect(page.getByText(text('home.errorTitle'))).toBeVisible();
    await desk.getByRole('button', { name: `Take off ${LIST_PATH}` }).click();
    await expect(desk.getByText('None is on.')).toBeVisible();
    await page.bringToFront();
    await tryAgain(page, storeCards(page).first());
  });

  test('a call can be held, found in the journal and released', async ({ page, sandbox }) => {
    const desk = await openConsole(page, 'faults');
    await switchOn(desk, INFO_PATH, 'hold');
    const journal = await sandbox.journal();
    await page.goto(storePath(STORES.rich));
    await journal.held(INFO_PATH);
    await desk.goto(`/console?path=${INFO_PATH}`);
    const request = desk
      .getByRole('region', { name: 'List of requests' })
      .getByRole('row')
      .filter({ hasText: INFO_PATH });
    await expect(request).toContainText('held');
    const storeName = page.getByRole('button', { name: text('merchant.reportWrong') });
    await expect(storeName).toHaveCount(0);

    await unfold(desk, 'Faults');
    await desk.getByRole('button', { name: `Let go ${INFO_PATH}` }).click();
    await expect(storeName).toBeVisible();
    await expect(desk.getByRole('heading', { name: 'Held now' })).toHaveCount(0);
    await desk.goto(`/console?path=${INFO_PATH}`);
    await expect(request).toContainText('200');
  });

  test('a reset after moving the clock restores the start time and logs members out', async ({
    page,
    sandbox,
  }) => {
    await memberOn(page, sandbox);
    await openStore(page, STORES.tuesdayNight);
    await expect(hoursOf(page)).toContainText('Sel 03:00');
    const desk = await openConsole(page, 'clock');
    const clock = desk.getByRole('region', { name: 'Clock' });
    await expect(clock).toContainText('2026-11-26 11:0');
    // From Thursday at 11 to Tuesday at 3, when this store opens for an hour.
    await clock.getByLabel('Move by').fill('112');
    await clock.getByLabel('Unit').selectOption('hours');
    await clock.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(clock).toContainText('2026-12-01 03:0');
    await openStore(page, STORES.tuesdayNight);
    await expect(hoursOf(page)).toContainText(textWithin('home.openUntil'));

    const world = desk.getByRole('region', { name: 'World' });
    const sure = world.getByRole('button', { name: 'Yes, reset the world' });
    await unfold(desk, 'World');
    await expect(sure).toBeHidden();
    await world.getByText('Reset the world …').click();
    await sure.click();
    await expect(world.getByRole('status')).toContainText('Done');
    await unfold(desk, 'Clock');
    await expect(clock).toContainText('2026-11-26 11:0');
    await openStore(page, STORES.tuesdayNight);
    await expect(hoursOf(page)).toContainText('Sel 03:00');
    await expectVisitor(page);
  });
});

test('a report is settled on the console, and the reporter is told', async ({ page, sandbox }) => {
  await memberOn(page, sandbox);
  await openStore(page, STORES.rich);
  await page.getByRole('button', { name: text('merchant.reportWrong') }).tap();
  await choose(page, text('merchant.wrongVoucher'));
  await page.getByRole('button', { name: text('merchant.reportSend') }).tap();
  await expectSaid(page, text('merchant.reportThanks'));
  await settleFirst(page, sandbox);
  await open(page, '/platform/home/account');
  const entry = page.getByRole('button', { name: textWithin('profile.reports') });
  await expect(entry.getByRole('img', { name: /^1 / })).toBeVisible();
  await entry.tap();
  const sheet = page.getByRole('dialog', { name: text('profile.reports') });
  const mine = sheet.getByRole('listitem');
  await expect(mine).toContainText(textWithin('merchant.wrongVoucher'));
  await expect(mine).toContainText(textWithin('profile.reportCorrected'));
  await mine.getByRole('link').tap();
  await expect(page).toHaveURL(/merchant\?poiId=/);
  await expect(sheet).toBeHidden();
});

test("the merchant's terms: kept as typed when refused, nothing without a reply, then sold under", async ({
  page: desk,
  sandbox,
}) => {
  const skuId = await skuOf(sandbox, VOUCHERS.tender);
  const soldUnder = async () => (await detailOf(sandbox, skuId)).limits;
  const before = await soldUnder();
  const voucher = desk
    .getByRole('region', { name: 'Vouchers' })
    .getByRole('article')
    .filter({ has: desk.getByRole('link', { name: skuId, exact: true }) });
  const ever = voucher.getByLabel('Most for one person');
  const daily = voucher.getByLabel('Most in a day');
  const monday = voucher.getByRole('checkbox', { name: 'Mon' });
  const unfoldTerms = async () => {
    if (!(await ever.isVisible())) await voucher.getByText('Terms', { exact: true }).click();
    await expect(ever).toBeVisible();
  };
  const send = () => voucher.getByRole('button', { name: /^Sell it under these terms/ }).click();
  await desk.goto(`/console/merchant?store=${VOUCHERS.tender}`);
  const type = async () => {
    await unfoldTerms();
    await ever.fill('5');
    await daily.fill('9');
    await monday.uncheck();
  };
  await type();

  // The sandbox strikes no form of its console.
  await test.step('too many requests, or no reply: nothing changes, and the page is there again', async () => {
    for (const fails of [
      (route: Route) => route.fulfill({ status: 429, body: 'Too many requests' }),
      (route: Route) => route.abort('connectionreset'),
    ]) {
      await desk.route('**/console/merchant', fails, { times: 1 });
      await send();
      await expect(voucher).toHaveCount(0);
      await desk.goBack();
      await expect(voucher).toBeVisible();
      expect(await soldUnder()).toEqual(before);
      await type();
    }
  });
  await test.step('more in a day than in all is refused', async () => {
    await send();
    await expect(desk.getByRole('alert')).toContainText('limitDaily');
    await expect(ever).toBeVisible();
    await expect(ever).toHaveValue('5');
    await expect(daily).toHaveValue('9');
    await expect(monday).not.toBeChecked();
    expect(await soldUnder()).toEqual(before);
  });
  await test.step('corrected, it is sold under these terms', async () => {
    await daily.fill('2');
    await send();
    await expect(desk.getByRole('alert')).toHaveCount(0);
    await unfoldTerms();
    await expect(daily).toHaveValue('2');
    await expect(monday).not.toBeChecked();
    const { receiveTimesLimit, receiveTimesDailyLimit } = await soldUnder();
    expect([receiveTimesLimit, receiveTimesDailyLimit]).toEqual([5, 2]);
  });
});

test('developer options hold and release a call, move time and reset the sandbox', async ({
  page,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  await openHome(page);
  await open(page, '/platform/developerOptions');
  const faults = page.getByRole('region', { name: text('platform.developerFaults') });
  await faults.getByLabel(text('platform.faultPath')).fill(INFO_PATH);
  await faults.getByLabel(text('platform.faultKind')).selectOption('hold');
  await expect(faults.getByText(text('developer.holdNote'))).toBeVisible();
  await faults.getByRole('button', { name: text('platform.faultAdd') }).tap();
  await expect(faults.getByRole('listitem')).toContainText([INFO_PATH]);

  const other = await page.context().newPage();
  const journal = await sandbox.journal();
  await other.goto(storePath(STORES.rich));
  await journal.held(INFO_PATH);
  await faults.getByRole('button', { name: text('developer.letGoPath') }).tap();
  await expect(other.getByRole('button', { name: text('merchant.reportWrong') })).toBeVisible();
  await expect(faults.getByText(text('platform.faultNone'))).toBeVisible();

  const calls = page.getByRole('region', { name: text('developer.journal') });
  await calls.getByRole('button', { name: text('developer.journalRefresh') }).tap();
  const entry = calls.getByRole('listitem').filter({ hasText: INFO_PATH });
  await expect(entry).toContainText('200');

  const clock = page.getByRole('region', { name: text('platform.developerClock') });
  await clock.getByRole('button', { name: text('platform.clockReset') }).tap();
  await expect(clock.getByText(text('platform.clockReal'))).toBeVisible();
  await clock.getByRole('button', { name: text('platform.clockMinute') }).tap();
  await expect(clock.getByText('Lebih cepat 0 jam 1 menit')).toBeVisible();

  // The other tab finds out first that its user is unknown now, by its next page. Events are sent every 4 s, and
  // would tell before: none is sent there, and here every call waits.
  await other.goto('about:blank');
  const isReset = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    if (route.request().method() === 'POST') await isReset.promise;
    await route.fallback();
  });
  await page.route('**/sandbox/reset', async (route) => {
    const response = await route.fetch();
    await other.goto('/platform/favoritesList');
    await expect(other.getByRole('dialog')).toBeVisible();
    await route.fulfill({ response });
  });
  const world = page.getByRole('region', { name: text('developer.world') });
  await world.getByRole('button', { name: text('developer.worldReset') }).tap();
  const sheet = page.getByRole('dialog', { name: text('developer.worldTitle') });
  await sheet.getByRole('button', { name: text('developer.worldConfirm') }).tap();
  await expectSaid(page, text('developer.worldDone'));
  isReset.resolve();
  await expect(clock.getByText('Lebih cepat 0 jam 1 menit')).toHaveCount(0);
  await expect(page.getByText(text('developer.visitor'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectVisitor(page);
});
