/** Two tabs that share a storage but not a process: simultaneous actions have one outcome. */
import type { Page } from '@playwright/test';
import { keptTokens, memberOn } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, openHome, test } from '../fixtures.ts';
import { CLAIM_PATH, coupons, infoOf, openStore, STORES } from '../steps/store-steps.ts';
import { walletOf } from '../steps/wallet-steps.ts';
import { text, textWithin } from '../texts.ts';

const REFRESH = '/account/refreshToken';
const HELD_PATH = '/region/region_list';

/** Opened by hand: no tab is the other's opener. */
async function secondTab(page: Page, sandbox: Sandbox): Promise<Page> {
  await page.goto('/healthz');
  const second = await page.context().newPage();
  await second.goto('/healthz');
  // A busy loop blocks every page of its process: only a page of another process answers.
  const held = await sandbox.hold(HELD_PATH, { times: 1 });
  const blocked = second.evaluate((path) => {
    const request = new XMLHttpRequest();
    request.open('POST', path, false);
    request.send('{}');
  }, HELD_PATH);
  await held.arrived();
  expect(await page.evaluate(() => location.pathname), 'it has a process of its own').toBe(
    '/healthz',
  );
  await held.release();
  await blocked;
  return second;
}

test('an expired token in two processes: both stay logged in with the same new token', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  const second = await secondTab(page, sandbox);
  await sandbox.call('/sandbox/expire_tokens', { userId: member.userId, what: 'ACCESS' });
  const journal = await sandbox.journal();
  await Promise.all([openHome(page), openHome(second)]);

  // The storage event may reach the other process after the lock is released; then the server repeats
  // the same pair. It never refuses one, which would end the session.
  const refreshes = await journal.all(REFRESH);
  expect([1, 2]).toContain(refreshes.length);
  expect(refreshes.map(({ status, code }) => [status, code])).toEqual(
    refreshes.map(() => [200, undefined]),
  );
  const kept = await keptTokens(page);
  expect(kept?.userId).toBe(member.userId);
  expect(kept?.accessToken).not.toBe(member.accessToken);
  await expect.poll(() => keptTokens(second)).toEqual(kept);

  const later = await sandbox.journal();
  await Promise.all([page.reload(), second.reload()]);
  const calls = await later.quiet();
  expect(calls.filter(({ code }) => code !== undefined)).toEqual([]);
  expect(calls.some(({ userId }) => userId === member.userId)).toBe(true);
});

test('the last coupon claimed in two processes at once is claimed once', async ({
  page,
  sandbox,
}) => {
  const { homepageCouponList } = await infoOf(sandbox, STORES.rich);
  const last = homepageCouponList.couponBatchList.findIndex((batch) => batch.remainingStock === 1);
  const member = await memberOn(page, sandbox);
  const second = await secondTab(page, sandbox);
  await Promise.all([openStore(page, STORES.rich), openStore(second, STORES.rich)]);

  const held = await sandbox.hold(CLAIM_PATH, { times: 1 });
  const both = await sandbox.journal();
  const claim = (tab: Page) =>
    coupons(tab)
      .getByRole('article')
      .nth(last)
      .getByRole('button', { name: textWithin('merchant.claim') });
  await claim(page).tap();
  await held.arrived();
  const other = await sandbox.journal();
  await claim(second).tap();
  await other.next(CLAIM_PATH);
  await held.release();

  const claims = await both.all(CLAIM_PATH);
  // One attempt for both tabs while it is unanswered: the second one is given the answer of the first.
  expect(claims.map(({ code }) => code)).toEqual([undefined, undefined]);
  const wallet = await walletOf(sandbox, member);
  expect(wallet.filter(({ state }) => state === 'valid_coupon')).toHaveLength(1);
  for (const tab of [page, second]) {
    const ticket = coupons(tab).getByRole('article').nth(last);
    await expect(ticket.getByText(text('merchant.held'))).toBeVisible();
  }
});
