/** Without a network: what was seen stays, the rest says so, and everything comes back by itself. */
import { expectSaid } from '../support/said.ts';
import { expect, open, openSettled, storeCards, test } from './fixtures.ts';
import { text } from './texts.ts';

test('a screen without data says that there is no connection, and comes back by itself', async ({
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

test('home keeps its cards and stores, and says that they are old', async ({
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
  await context.setOffline(false);
  await expect(page.getByText(text('frame.offlineBanner'))).toHaveCount(0);
});

test('coming back loads home anew', async ({ page, context }) => {
  await open(page);
  await expect(storeCards(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(text('frame.offlineBanner'))).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes('page_card_list'));
  await context.setOffline(false);
  await asked;
});
