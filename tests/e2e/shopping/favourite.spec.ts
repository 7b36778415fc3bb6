/** Favourites: the heart, the list, batch removal, and the login on the way. Merchant 2, 4, 7. */
import type { Page } from '@playwright/test';
import * as codes from '../../../src/api/generated/codes.ts';
import { memberOn } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import { button } from '../find.ts';
import {
  hearts,
  keep,
  keptIds,
  LIST,
  rows,
  SAVE,
  TAPS_APART_MS,
} from '../steps/favourite-steps.ts';
import { elapse, elapseUntil, expect, holdTime, open, test } from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

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

test('an empty list says how to add favourites', async ({ page, sandbox }) => {
  await memberOn(page, sandbox);
  await open(page, LIST);
  await expect(page.getByRole('heading', { name: text('favourite.emptyTitle') })).toBeVisible();
  await button(page, 'favourite.explore').tap();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('latest first; a tap on the heart removes one with a 2 s toast', async ({ page, sandbox }) => {
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
  await elapse(page, sandbox, 2000);
  await expect(page.getByText(text('favourite.letGo'))).toBeHidden();
  await hearts(page).first().tap();
  await expectSaid(page, text('favourite.kept'));
  expect(await keptIds(sandbox, member)).toHaveLength(3);

  await test.step("a refusal shows the server's message and flips nothing", async () => {
    await sandbox.setFaults({
      path: '/digital-food/interaction/favourite/cancel',
      kind: 'business',
      field: codes.FAVOURITES_FULL,
    });
    await elapse(page, sandbox, TAPS_APART_MS);
    await hearts(page).first().tap();
    await expectSaid(page, /Simulated/);
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(text('favourite.letGo'))).toHaveCount(0);
  });
});

test('a store that no longer exists says so and opens nothing', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  // Expired after it became a favourite (seeded).
  await sandbox.call(
    SAVE,
    { businessIdList: ['S9000001'], businessType: 'STORE' },
    { token: member.accessToken },
  );
  await openList(page);
  await expect(rows(page).first()).toContainText(textWithin('favourite.gone'));
  await expect(rows(page).first().getByRole('link')).toHaveCount(0);
});

test('several are removed at once after a confirmation, and can be restored', async ({
  page,
  sandbox,
}) => {
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

test('a list that fails to load says so and recovers by itself', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  await keep(sandbox, member, 1);
  await sandbox.setFaults({ path: QUERY, kind: 'reset' });
  await open(page, LIST);
  await expect(page.getByRole('alert')).toContainText(textWithin('failure.offline'));
  await sandbox.setFaults();
  await elapseUntil(page, sandbox, async () => (await rows(page).count()) === 1);
});

test('a failed next page retries by itself, without duplicate rows', async ({ page, sandbox }) => {
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
  const failed = page.getByText(text('common.moreFailed'));
  await expect(failed).toBeVisible();
  await sandbox.setFaults();
  await elapseUntil(page, sandbox, async () => (await rows(page).count()) === ids.length);
  await expect(failed).toHaveCount(0);
});
