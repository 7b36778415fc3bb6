/** The profile popup of a new member: home 2 "Edit profile", 4 "Avatar flow". */
import type { Page } from '@playwright/test';
import { expectSaid } from '../../support/said.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open, openSettled, storeCards, test } from '../fixtures.ts';
import {
  ACCOUNT,
  avatar,
  button,
  freshPhone,
  logInByPhone,
  nickname,
  uploadPhoto,
} from '../steps/profile-steps.ts';
import { buyBar, skuOf, voucherPath, VOUCHERS } from '../steps/voucher-steps.ts';
import { text } from '../texts.ts';

const popup = (page: Page) => page.getByRole('dialog', { name: text('profile.welcomeTitle') });

test.beforeEach(async ({ sandbox }) => {
  await sandbox.call('/sandbox/config', { key: 'avatar_edit_switch', value: true });
});

/** A new member on the account tab, right after the login. */
async function register(page: Page, sandbox: Sandbox): Promise<void> {
  await open(page, ACCOUNT);
  await button(page, 'platform.logIn').tap();
  await logInByPhone(page, sandbox, freshPhone());
}

test('a new user sets photo and name; a wrong invite code keeps the input; the account shows both', async ({
  page,
  sandbox,
}) => {
  await register(page, sandbox);
  await expect(popup(page)).toBeVisible();
  await expect(page).toHaveURL(/[?&]cropper=1/);
  await uploadPhoto(page);
  await expect(avatar(page)).toBeVisible();
  await nickname(page).fill('Sari 👩‍🍳');
  const code = page.getByRole('textbox', { name: text('profile.inviteCode') });
  await code.fill('zz 99-xx 1234');
  await expect(code).toHaveValue('ZZ99XX1234');
  await button(page, 'profile.save').tap();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(popup(page).getByRole('alert')).not.toBeEmpty();
  await expect(nickname(page)).toHaveValue('Sari 👩‍🍳');
  await code.fill('');
  await button(page, 'profile.save').tap();
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(ACCOUNT);
  await expect(page.getByRole('heading', { name: 'Sari 👩‍🍳' })).toBeVisible();
  await expect(page.locator('img[src*="/img/u/"]')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sari 👩‍🍳' })).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
});

test('a new user who buys something orders first, and is asked for a name at the next tab', async ({
  page,
  sandbox,
}) => {
  await open(page, voucherPath(await skuOf(sandbox, VOUCHERS.tender)));
  await buyBar(page)
    .getByRole('button', { name: text('voucher.buy') })
    .tap();
  await logInByPhone(page, sandbox, freshPhone());
  await expect(page).toHaveURL(/\/platform\/confirmOrder\?(?!.*cropper)/);
  await button(page, 'checkout.order').tap();
  await expect(page).toHaveURL(/\/platform\/payPage\/cashier\?/);
  await expect(popup(page)).toHaveCount(0);
  await open(page, ACCOUNT);
  await expect(popup(page)).toBeVisible();
  await nickname(page).fill('Sari');
  await button(page, 'profile.save').tap();
  await expect(popup(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sari' })).toBeVisible();
});

test('a new user who likes a store from the home page is asked for a name at the next tab', async ({
  page,
  sandbox,
}) => {
  await openSettled(page, sandbox);
  const card = storeCards(page).first();
  await card.getByRole('button', { pressed: false }).tap();
  await logInByPhone(page, sandbox, freshPhone());
  await expect(card.getByRole('button', { pressed: true })).toBeVisible();
  await expectSaid(page, text('login.success'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: text('frame.tabOrder') }).tap();
  await expect(popup(page)).toBeVisible();
  await expect(page).toHaveURL(/\/home\/order\?cropper=1$/);
});

test('a new user on the way to a member page sees the page first', async ({ page, sandbox }) => {
  await open(page, ACCOUNT);
  await page.getByRole('link', { name: text('platform.accountCoupons') }).tap();
  await logInByPhone(page, sandbox, freshPhone());
  await expect(page).toHaveURL('/platform/myCouponList');
  await expectSaid(page, text('login.success'));
  await expect(page.getByText(text('wallet.emptyUsable'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(popup(page)).toBeVisible();
});

test('a new user from a bargain sees no invite code, can skip, and is not asked again', async ({
  page,
  sandbox,
}) => {
  await open(page, `${ACCOUNT}?channel_id=BARGAIN`);
  await button(page, 'platform.logIn').tap();
  await logInByPhone(page, sandbox, freshPhone());
  await expect(popup(page)).toBeVisible();
  await expect(nickname(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: text('profile.inviteCode') })).toHaveCount(0);
  await popup(page)
    .getByRole('button', { name: text('profile.skip') })
    .last()
    .tap();
  await expect(popup(page)).toHaveCount(0);
  await open(page, `${ACCOUNT}?cropper=1`);
  await expect(page.getByRole('link', { name: text('profile.edit') })).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
});

test('the remote flag off hides the popup and the camera', async ({ page, sandbox }) => {
  await sandbox.call('/sandbox/config', { key: 'avatar_edit_switch', value: false });
  await register(page, sandbox);
  await page.getByRole('link', { name: text('profile.edit') }).tap();
  await expect(nickname(page)).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await expect(button(page, 'profile.changePhoto')).toHaveCount(0);
});
