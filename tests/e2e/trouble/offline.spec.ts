/** Offline: cached data stays, other screens say so, and everything recovers by itself. */
import { cardListPath } from '../../support/requests.ts';
import { expectSaid } from '../../support/said.ts';
import { expect, open, openSettled, storeCards, test } from '../fixtures.ts';
import { text } from '../texts.ts';

test('a screen without data shows the offline screen, and recovers by itself', async ({
  page,
  context,
}) => {
  await open(page, '/platform/home/account');
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: text('frame.offlineTitle') })).toBeVisible();
  await page.getByRole('button', { name: text('frame.offlineRefresh') }).tap();
  await expectSaid(page, text('frame.stillOffline'));
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: text('frame.offlineTitle') })).toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 1, name: text('platform.accountTitle') }),
  ).toBeVisible();
});

test('offline home keeps cards and stores, marks them as old, and reloads when online', async ({
  page,
  context,
  sandbox,
}) => {
  await openSettled(page, sandbox);
  const first = storeCards(page).first();
  const name = await first.getByRole('heading').textContent();
  await context.setOffline(true);
  await expect(page.getByText(text('frame.offlineBanner'))).toBeVisible();
  await expect(first).toBeVisible();
  expect(await first.getByRole('heading').textContent()).toBe(name);
  const journal = await sandbox.journal();
  await context.setOffline(false);
  await expect(page.getByText(text('frame.offlineBanner'))).toHaveCount(0);
  expect((await journal.next(cardListPath)).status).toBe(200);
});
