/** Keeping stores: the heart, the list, several at once, and the login on the way. Merchant 2, 4, 7. */
import type { Page } from '@playwright/test';
import { askForCode, codeField, lastCode, newPhone } from '../support/login-steps.ts';
import { memberOn } from '../support/members.ts';
import { expectSaid } from '../support/said.ts';
import { button, hearts, keep, keptIds, LIST, rows, SAVE } from './favourite-steps.ts';
import { expect, holdTime, open, test } from './fixtures.ts';
import { text, textWithin } from './texts.ts';

const QUERY = '/digital-food/interaction/favourite/store_list';

async function openList(page: Page): Promise<void> {
  await open(page, LIST);
  await expect(rows(page).first()).toBeVisible();
}

test('a visitor is asked to log in, from the account and from the address', async ({ page }) => {
  await open(page, LIST);
  await expect(page.getByText(text('favourite.visitorTitle'))).toBeVisible();
  await button(page, 'platform.logIn').tap();
  await expect(page.getByRole('dialog', { name: text('login.title') })).toBeVisible();
  await open(page, '/platform/home/account');
  await page.getByRole('link', { name: text('platform.accountFavourites') }).tap();
  await expect(page.getByRole('dialog', { name: text('login.title') })).toBeVisible();
});

test('without favourites it says how to get some', async ({ page, sandbox }) => {
  await memberOn(page, sandbox);
  await open(page, LIST);
  await expect(page.getByRole('heading', { name: text('favourite.emptyTitle') })).toBeVisible();
  await button(page, 'favourite.explore').tap();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('latest first, and a tap on the heart lets go, for 2 s said', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  const ids = await keep(sandbox, member, 3);
  await openList(page);
  await expect(page.getByText(text('favourite.count'))).toContainText('3');
  await expect(rows(page)).toHaveCount(3);
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await hearts(page).first().tap();
  await expectSaid(page, text('favourite.letGo'));
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
  expect(await keptIds(sandbox, member)).toEqual(ids.slice(0, 2).reverse());
  await expect(page.getByText(text('favourite.letGo'))).toBeHidden();
  await hearts(page).first().tap();
  await expectSaid(page, text('favourite.kept'));
  expect(await keptIds(sandbox, member)).toHaveLength(3);
});

test('a store that is gone says so and opens nothing', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  // Expired since it was kept (store-page seed).
  await sandbox.call(
    SAVE,
    { businessIdList: ['S9000001'], businessType: 'STORE' },
    { token: member.accessToken },
  );
  await openList(page);
  await expect(rows(page).first()).toContainText(textWithin('favourite.gone'));
  await expect(rows(page).first().getByRole('link')).toHaveCount(0);
});

test('a refusal is said in the words of the server, and nothing flips', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  await keep(sandbox, member, 1);
  await openList(page);
  await sandbox.setFaults({
    path: '/digital-food/interaction/favourite/cancel',
    kind: 'business',
    field: '6410201',
  });
  await hearts(page).first().tap();
  await expectSaid(page, /Simulated/);
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(text('favourite.letGo'))).toHaveCount(0);
});

test('several go at once, after a question, and come back', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  await keep(sandbox, member, 4);
  await openList(page);
  await button(page, 'favourite.edit').tap();
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  await expect(button(page, 'favourite.remove')).toBeDisabled();
  await button(page, 'favourite.chooseAll').tap();
  await expect(boxes.nth(3)).toBeChecked();
  await boxes.first().uncheck({ force: true });
  await button(page, 'favourite.removeCount').tap();
  const question = page.getByRole('dialog', { name: text('favourite.confirmTitle') });
  await expect(question).toContainText('3');
  await question.getByRole('button', { name: text('favourite.keepThem') }).tap();
  await expect(boxes.nth(3), 'the choice stays').toBeChecked();
  await button(page, 'favourite.removeCount').tap();
  const hold = await holdTime(page);
  await question.getByRole('button', { name: text('favourite.remove') }).tap();
  await hold(button(page, 'favourite.undo'));
  await expect(rows(page)).toHaveCount(1);
  expect(await keptIds(sandbox, member)).toHaveLength(1);
  await button(page, 'favourite.undo').tap();
  await page.clock.resume();
  await expect(rows(page)).toHaveCount(4);
  expect(await keptIds(sandbox, member)).toHaveLength(4);
});

test('back leaves the edit mode first, then the list', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  await keep(sandbox, member, 2);
  await open(page, '/platform/home/account');
  await page.getByRole('link', { name: text('platform.accountFavourites') }).tap();
  await expect(rows(page)).toHaveCount(2);
  await button(page, 'favourite.edit').tap();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page).toHaveURL(/favoritesList/);
  await page.goBack();
  await expect(page).toHaveURL(/account/);
});

test('a heart on a card waits for the login, then the store is kept', async ({ page, sandbox }) => {
  const { brand } = (await sandbox.call('/brand_pavilion/query_brand_pavilion_info', {
    pageNo: 1,
    pageSize: 15,
  })) as { brand: { url: string }[] };
  const path = brand
    .map(({ url }) => /\/platform\/brandsHomepage\?id=\w+/.exec(url)?.[0])
    .find(Boolean);
  await sandbox.call('/sandbox/slider', { mode: 'NEVER' });
  await open(page, path);
  await hearts(page).first().tap();
  await expect(page.getByRole('dialog', { name: text('login.title') })).toBeVisible();
  const phoneNo = newPhone();
  await askForCode(page, phoneNo);
  const hold = await holdTime(page);
  await codeField(page).fill(await lastCode(sandbox, phoneNo));
  await hold(button(page, 'favourite.view'));
  await button(page, 'favourite.view').tap();
  await page.clock.resume();
  await expect(page).toHaveURL(/favoritesList/);
  await expect(rows(page)).toHaveCount(1);
});

for (const { name, fault, title } of [
  { name: 'busy', fault: { kind: 'rate_limited' } as const, title: 'failure.busy' },
  { name: 'no reply', fault: { kind: 'reset' } as const, title: 'failure.offline' },
  { name: 'malformed', fault: { kind: 'malformed_body' } as const, title: 'failure.broken' },
]) {
  test(`a list that is ${name} says so and comes back by itself`, async ({ page, sandbox }) => {
    const member = await memberOn(page, sandbox);
    await keep(sandbox, member, 1);
    await sandbox.setFaults({ path: QUERY, ...fault });
    await open(page, LIST);
    await expect(page.getByRole('alert')).toContainText(textWithin(title), { timeout: 40_000 });
    await sandbox.setFaults();
    await expect(rows(page)).toHaveCount(1, { timeout: 60_000 });
  });
}

test('a next page that fails comes by itself, and no row twice', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  const ids = Array.from({ length: 30 }, (_, at) => `S${at + 1}`);
  await sandbox.call(
    SAVE,
    { businessIdList: ids, businessType: 'STORE' },
    { token: member.accessToken },
  );
  await openList(page);
  await expect(rows(page)).toHaveCount(20);
  await sandbox.setFaults({ path: QUERY, kind: 'reset' });
  await rows(page).last().scrollIntoViewIfNeeded();
  const failed = page.getByText(text('favourite.moreFailed'));
  await expect(failed).toBeVisible();
  await sandbox.setFaults();
  await expect(rows(page)).toHaveCount(ids.length, { timeout: 60_000 });
  await expect(failed).toHaveCount(0);
});
