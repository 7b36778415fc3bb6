/** "Use": from an order, the orders' tab, the wallet and what was just bought to the code. Buying 2, 6. */
import * as codes from '../../../src/api/generated/codes.ts';
import { asId } from '../../../src/api/ids.ts';
import type { Page } from '@playwright/test';
import type { OrderDetailData } from '../../../src/api/generated/types.ts';
import { openAt } from '../../support/buying/outlets.ts';
import { memberOn } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open, openHome, test } from '../fixtures.ts';
import { successPath } from '../steps/buying-steps.ts';
import { couponPath } from '../steps/gift-steps.ts';
import { cards, ORDER_DETAIL, orderPath, payFor, placedBy } from '../steps/order-steps.ts';
import { detailOf, skuOf, VOUCHERS } from '../steps/voucher-steps.ts';
import { tickets, walletOf } from '../steps/wallet-steps.ts';
import { button, qrCode } from '../find.ts';
import { text, textWithin } from '../texts.ts';

const VOUCHER_PAGE = /couponDetail\?id=W\d+$/;
const FAR = { latitude: -7.26, longitude: 112.74 };

const row = (page: Page) => page.getByRole('region', { name: text('platform.pageCoupons') });

/** A paid order of a member who stands at its outlet. */
async function atOutlet(page: Page, sandbox: Sandbox, quantity = 1) {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, member, quantity);
  await payFor(sandbox, member, orderId);
  const { latitude, longitude } = (await detailOf(sandbox, await skuOf(sandbox, VOUCHERS.tender)))
    .store;
  await page.context().setGeolocation({ latitude, longitude });
  return { member, orderId };
}

test('at the outlet one tap leads from a paid order to its code', async ({ page, sandbox }) => {
  const { orderId } = await atOutlet(page, sandbox);
  await open(page, orderPath(orderId));
  // The vouchers come before the question whether their money is wanted back.
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.nth(1)).toHaveText(text('order.couponsTitle'));
  await button(page, 'order.actionUse').tap();
  await expect(page).toHaveURL(VOUCHER_PAGE);
  await expect(qrCode(page)).toBeVisible();
});

test('of several the order asks which, and that one opens', async ({ page, sandbox }) => {
  const { member, orderId } = await atOutlet(page, sandbox, 3);
  const caller = { token: member.accessToken };
  const { couponList } = (await sandbox.call(ORDER_DETAIL, { orderId }, caller)) as OrderDetailData;
  await open(page, '/platform/home/order');
  await cards(page)
    .getByRole('link', { name: textWithin('order.actionUse') })
    .tap();
  const sheet = page.getByRole('dialog', { name: text('order.chooseVoucher') });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await sheet.getByRole('listitem').nth(1).getByRole('button').tap();
  await expect(page).toHaveURL(new RegExp(`couponDetail\\?id=${couponList[1]?.couponId}$`));
  await expect(qrCode(page)).toBeVisible();
  await page.goBack();
  await expect(page, 'no sheet is left').toHaveURL(/home\/order$/);
  await expect(cards(page)).toHaveCount(1);
});

test('from home two taps lead to the code', async ({ page, sandbox }) => {
  await atOutlet(page, sandbox);
  await openHome(page);
  await page.getByRole('link', { name: textWithin('frame.tabOrder') }).tap();
  await row(page)
    .getByRole('link', { name: textWithin('order.actionUse') })
    .tap();
  await expect(qrCode(page)).toBeVisible();
});

test('"use" is the first thing of a ticket, and far away it says where the outlet is', async ({
  page,
  sandbox,
}) => {
  await atOutlet(page, sandbox);
  await page.context().setGeolocation(FAR);
  await open(page, '/platform/myCouponList');
  const ways = tickets(page)
    .first()
    .getByRole('link')
    .or(tickets(page).first().getByRole('button'));
  await expect(ways.nth(1)).toHaveText(textWithin('order.actionUse'));
  await expect(ways.nth(2)).toHaveText(textWithin('gift.giveShort'));
  await ways.nth(1).tap();
  await expect(page.getByRole('alert').getByText(text('redeem.tooFar'))).toBeVisible();
});

test('where the location is not known, "use" says what it is for before it asks', async ({
  page,
  sandbox,
}) => {
  const { orderId } = await atOutlet(page, sandbox);
  await page.context().clearPermissions();
  await open(page, orderPath(orderId));
  await button(page, 'order.actionUse').tap();
  await expect(page.getByText(text('redeem.why'))).toBeVisible();
  await expect(button(page, 'redeem.useLocation')).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('no link opens a voucher by itself, nor does a reload', async ({ page, sandbox }) => {
  const { member, orderId } = await atOutlet(page, sandbox);
  const [coupon] = await walletOf(sandbox, member);
  await open(page, couponPath(coupon?.couponId ?? ''));
  await expect(button(page, 'redeem.open')).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().setGeolocation(FAR);
  await open(page, orderPath(orderId));
  await button(page, 'order.actionUse').tap();
  await expect(page.getByRole('alert').getByText(text('redeem.tooFar'))).toBeVisible();
  await page.reload();
  await expect(button(page, 'redeem.open')).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await walletOf(sandbox, member))[0]?.state).toBe('not_delivery');
});

test('what was just bought leads to its voucher, and a given one is not used', async ({
  page,
  sandbox,
}) => {
  const { member, orderId } = await atOutlet(page, sandbox);
  // Tapped before the order is known: it is not lost.
  const held = await sandbox.hold(ORDER_DETAIL, { times: 1 });
  await open(page, successPath(orderId));
  await held.arrived();
  const toVoucher = button(page, 'payment.toVouchers');
  await toVoucher.tap();
  await expect(toVoucher).toHaveAttribute('aria-busy', 'true');
  await held.release();
  await expect(page).toHaveURL(VOUCHER_PAGE);
  const [coupon] = await walletOf(sandbox, member);
  const caller = { token: member.accessToken };
  await sandbox.call(
    '/market/coupon/gift_create',
    { couponId: coupon?.couponId ?? '', note: '' },
    caller,
  );
  await open(page, '/platform/home/order');
  await expect(row(page).getByText(text('wallet.mineNone'))).toBeVisible();
  await cards(page)
    .getByRole('link', { name: textWithin('order.actionSeeVouchers') })
    .tap();
  await expect(page.getByRole('heading', { name: text('gift.waitingTitle') })).toBeVisible();
  await expect(button(page, 'order.actionUse')).toHaveCount(0);
});

test('what was just bought: of several it asks which, and without the order it leads there', async ({
  page,
  sandbox,
}) => {
  const { orderId } = await atOutlet(page, sandbox, 2);
  const held = await sandbox.hold(ORDER_DETAIL, { times: 1 });
  await open(page, successPath(orderId));
  await held.arrived();
  await button(page, 'payment.toVouchers').tap();
  await held.release();
  const sheet = page.getByRole('dialog', { name: text('order.chooseVoucher') });
  await sheet.getByRole('listitem').nth(1).getByRole('button').tap();
  await expect(page).toHaveURL(VOUCHER_PAGE);

  // A business error: a transient one would be retried before the tap.
  await sandbox.setFaults({ path: ORDER_DETAIL, kind: 'business', field: codes.VALUE_INVALID });
  await open(page, successPath(orderId));
  await expect(page.getByRole('alert')).toBeVisible();
  await button(page, 'payment.toVouchers').tap();
  await expect(page).toHaveURL(new RegExp(`groupCouponOrderDetail\\?orderId=${orderId}$`));
});

test('an opened voucher shows its code after one tap on its order', async ({ page, sandbox }) => {
  const { member, orderId } = await atOutlet(page, sandbox);
  const [coupon] = await walletOf(sandbox, member);
  const table = `Q${(coupon?.storeId ?? '').slice(1)}T3`;
  await openAt(sandbox, { token: member.accessToken }, coupon?.couponId ?? '', asId(table));
  await open(page, orderPath(orderId));
  await button(page, 'order.actionUse').tap();
  await expect(qrCode(page)).toBeVisible();
});
