/** Two tabs with one storage and a process each: whatever they do at once has one outcome. */
import type { BrowserContext, Page } from '@playwright/test';
import { keptTokens, memberOn } from '../support/members.ts';
import { expect, openHome, test } from './fixtures.ts';
import { CLAIM_PATH, coupons, infoOf, openStore, STORES } from './store-steps.ts';
import { text, textWithin } from './texts.ts';

const REFRESH = '/account/refreshToken';

async function rendererIds(context: BrowserContext): Promise<number[]> {
  const devTools = await context.browser()?.newBrowserCDPSession();
  const all = await devTools?.send('SystemInfo.getProcessInfo');
  return all?.processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id) ?? [];
}

/** As a person opens one by hand: no tab has opened the other. */
async function secondTab(page: Page): Promise<Page> {
  const context = page.context();
  await page.goto('/healthz');
  const before = await rendererIds(context);
  const second = await context.newPage();
  await second.goto('/healthz');
  const added = (await rendererIds(context)).filter((id) => !before.includes(id));
  expect(added.length, 'the second tab has a process of its own').toBeGreaterThan(0);
  return second;
}

test('an expired token in two processes: both stay the same member, with the same new token', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  const second = await secondTab(page);
  await sandbox.call('/sandbox/expire_tokens', { userId: member.userId, what: 'ACCESS' });
  const journal = await sandbox.journal();
  await Promise.all([openHome(page), openHome(second)]);

  // The word of a new token may come to the other process after its turn; then the server gives the same
  // pair once more. It never refuses one, which would end the session.
  const refreshes = await journal.quiet(REFRESH);
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

test('the last coupon, claimed in two processes at once, is one coupon', async ({
  page,
  sandbox,
}) => {
  const { homepageCouponList } = await infoOf(sandbox, STORES.rich);
  const last = homepageCouponList.couponBatchList.findIndex((batch) => batch.remainingStock === 1);
  await memberOn(page, sandbox);
  const second = await secondTab(page);
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

  const claims = await both.quiet(CLAIM_PATH);
  expect(claims.map(({ code }) => code === undefined)).toEqual([true, false]);
  for (const tab of [page, second]) {
    const ticket = coupons(tab).getByRole('article').nth(last);
    await expect(ticket.getByText(text('merchant.held'))).toBeVisible();
  }
});
