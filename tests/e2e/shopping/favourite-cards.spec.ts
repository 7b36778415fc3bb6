/**
 * The hearts on home's cards: loaded late, beside the name, consistent with the store's page. Merchant
 * 2, 4.
 */
import type { Page } from '@playwright/test';
import * as codes from '../../../src/api/generated/codes.ts';
import { askForCode, codeField, lastCode, newPhone } from '../../support/login-steps.ts';
import { memberOn } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import { button } from '../find.ts';
import { hearts, keep, keptIds, rows, TAPS_APART_MS } from '../steps/favourite-steps.ts';
import {
  elapse,
  expect,
  holdTime,
  open,
  openSettled,
  scrollUntil,
  storeCards,
  test,
} from '../fixtures.ts';
import { readHint } from '../steps/store-steps.ts';
import { text, textWithin } from '../texts.ts';

const IDS = '/digital-food/interaction/favourite/store_ids';
const CANCEL = '/digital-food/interaction/favourite/cancel';

const card = (page: Page, at: number) => storeCards(page).nth(at);
const heart = (page: Page, at: number) =>
  card(page, at).getByRole('button', { name: textWithin('favourite.keepStore') });
const pageHeart = (page: Page) => button(page, 'favourite.keep');

test('a visitor logs in on the way, and the store becomes a favourite', async ({
  page,
  sandbox,
}) => {
  await sandbox.call('/sandbox/slider', { mode: 'NEVER' });
  await openSettled(page, sandbox);
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
  const name = await card(page, 1).getByRole('heading').innerText();
  await heart(page, 1).tap();
  await expect(page.getByRole('dialog', { name: text('login.title') })).toBeVisible();
  const phoneNo = newPhone();
  await askForCode(page, phoneNo);
  await codeField(page).fill(await lastCode(sandbox, phoneNo));
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');
  const kept = storeCards(page).filter({ has: page.getByRole('button', { pressed: true }) });
  await expect(kept).toHaveCount(1);
  await open(page, '/platform/favoritesList');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText(name);
});

test('card, page and list agree at once', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  await openSettled(page, sandbox);
  await heart(page, 0).tap();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expectSaid(page, text('favourite.kept'));
  expect(await keptIds(sandbox, member)).toHaveLength(1);

  await card(page, 0).getByRole('heading').getByRole('link').tap();
  await expect(page).toHaveURL(/merchant/);
  await readHint(page);
  await expect(pageHeart(page)).toHaveAttribute('aria-pressed', 'true');
  await pageHeart(page).tap();
  await expect(pageHeart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
  expect(await keptIds(sandbox, member)).toEqual([]);

  const hold = await holdTime(page);
  await heart(page, 0).tap();
  await hold(button(page, 'favourite.view'));
  await button(page, 'favourite.view').tap();
  await page.clock.resume();
  await expect(rows(page)).toHaveCount(1);
  await hearts(page).first().tap();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
});

test('hearts are filled for the member, and none after the logout', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  await keep(sandbox, member, 2);
  await openSettled(page, sandbox);
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'false');
  const tab = (key: string) =>
    page.getByRole('navigation').getByRole('link', { name: textWithin(key) });
  await tab('frame.tabAccount').tap();
  await button(page, 'profile.logout').tap();
  await page
    .getByRole('dialog', { name: text('profile.logoutTitle') })
    .getByRole('button', { name: text('profile.logout') })
    .tap();
  await expect(button(page, 'platform.logIn')).toBeVisible();
  await tab('frame.tabHome').tap();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
});

test('a refusal flips no heart and shows a message', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  await keep(sandbox, member, 1);
  await openSettled(page, sandbox);
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await sandbox.setFaults({ path: CANCEL, kind: 'business', field: codes.FAVOURITES_FULL });
  await heart(page, 0).tap();
  await expectSaid(page, /Simulated/);
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await sandbox.setFaults();
  await elapse(page, sandbox, TAPS_APART_MS);
  await heart(page, 0).tap();
  await expectSaid(page, text('favourite.letGo'));
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
});

test('the heart takes no space and follows the name in the reading order', async ({
  page,
  sandbox,
}) => {
  await openSettled(page, sandbox);
  await expect(heart(page, 0)).toBeVisible();
  const taken = await storeCards(page).evaluateAll((cards) =>
    cards.map((each) => {
      const found = each.querySelector<HTMLElement>('[aria-pressed]');
      const before = each.getBoundingClientRect().height;
      if (found) found.style.display = 'none';
      const after = each.getBoundingClientRect().height;
      if (found) found.style.display = '';
      return found ? before - after : 'no heart';
    }),
  );
  expect([...new Set(taken)], 'pixels, so that nothing moves when they come').toEqual([0]);

  const withVoucher = storeCards(page)
    .filter({ has: page.getByRole('list', { name: text('home.storeCoupons') }) })
    .first();
  await withVoucher.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(withVoucher.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    withVoucher
      .getByRole('list', { name: text('home.storeCoupons') })
      .getByRole('link')
      .first(),
  ).toBeFocused();
});

test('each card has a heart, however far the list is scrolled', async ({ page, sandbox }) => {
  test.slow();
  const member = await memberOn(page, sandbox);
  await keep(sandbox, member, 1);
  const journal = await sandbox.journal();
  await openSettled(page, sandbox);
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  const seen = new Set<string>();
  await scrollUntil(page, async () => {
    for (const name of await hearts(page).evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? ''),
    ))
      seen.add(name);
    return seen.size > 40;
  });
  await expect(storeCards(page).filter({ hasNot: hearts(page) })).toHaveCount(0);
  expect(await storeCards(page).count(), 'only those near the view are there').toBeLessThan(40);
  expect(await journal.all(IDS), 'one call for all cards').toHaveLength(1);
});
