/** Checkout, payment and what comes after it. */
import { expect } from '@playwright/test';
import { pathnames } from '../../../src/paths.ts';
import type { PayerAct, PayMethod } from '../../../src/api/generated/types.ts';
import { type Member, memberOn } from '../../support/members.ts';
import {
  begun,
  boughtInCash,
  CASH,
  cashierPath,
  checkoutPath,
  codePath,
  EDGES,
  orderButton,
  payer,
  PLACE,
  placed,
  RESULT,
  SETTLEMENT,
  STATES,
  successPath,
  voucherOf,
} from '../steps/buying-steps.ts';
import { elapse } from '../fixtures.ts';
import { button, dialog } from '../find.ts';
import { text, textWithin } from '../texts.ts';
import { asMember, failing, hold, openSheet, type Row, type World } from './row.ts';

const ORDER = '?orderId=H1';
/** `H5ConfigData.qrCodeMinutes`, and what the provider has after it (buying 2). */
const PAY_MS = 15 * 60_000;
/** Orders of one person that may wait for their payment. Buying 2. */
const UNPAID = 5;

/** Checkout of a voucher, by a member. */
const checkout =
  (storeId = STATES, which?: Parameters<typeof voucherOf>[2]) =>
  async ({ sandbox }: World): Promise<string> =>
    checkoutPath(await voucherOf(sandbox, storeId, which));

interface Ordered {
  storeId?: string;
  quantity?: number;
  /** Begun, and then? */
  method?: PayMethod;
  act?: PayerAct;
  amount?: number;
}

/** An order of a new member; gives its id. */
async function ordered(world: World, member: Member, how: Ordered): Promise<string> {
  const { sandbox } = world;
  const voucher = await voucherOf(sandbox, how.storeId ?? STATES);
  const { orderId } = await placed(sandbox, member, voucher, how.quantity ?? 1);
  if (how.method) await begun(sandbox, member, orderId, how.method);
  if (how.act)
    await payer(sandbox, orderId, how.act, how.amount === undefined ? {} : { amount: how.amount });
  return orderId;
}

/** Logs in, orders, and opens a screen of that order. */
const atOrder =
  (pathOf: (orderId: string) => string, how: Ordered = {}) =>
  async (world: World): Promise<string> =>
    pathOf(await ordered(world, await memberOn(world.page, world.sandbox), how));

/** Its money returns when it ends, but not to cash. */
const paidInCash = async ({ page, sandbox }: World): Promise<string> =>
  successPath(await boughtInCash(sandbox, await memberOn(page, sandbox)));

const code =
  (method: PayMethod = 'QRIS') =>
  (orderId: string) =>
    codePath(orderId, method);

const checkoutStates: readonly Row[] = [
  {
    name: 'checkout-visitor',
    routes: ['confirmOrder'],
    path: `${pathnames.confirmOrder}?skuId=K1&productId=D1&storeId=S1&detailId=`,
    says: 'checkout.visitorTitle',
  },
  { name: 'checkout-nothing', routes: ['confirmOrder'], says: 'checkout.nothingChosen' },
  {
    name: 'checkout',
    routes: ['confirmOrder'],
    before: asMember,
    path: checkout(),
    says: 'checkout.order',
  },
  {
    name: 'checkout-bill',
    routes: ['confirmOrder'],
    before: asMember,
    path: checkout('S9000019'),
    act: ({ page }) => page.getByText(text('bill.allIn')).scrollIntoViewIfNeeded(),
    says: 'bill.allIn',
    opensWith: 'checkout.order',
  },
  {
    name: 'checkout-loading',
    routes: ['confirmOrder'],
    before: async (world) => {
      await asMember(world);
      await hold(SETTLEMENT)(world);
    },
    path: checkout(),
    says: 'common.loading',
  },
  ...failing(
    SETTLEMENT,
    { name: 'checkout', routes: ['confirmOrder'], before: asMember, path: checkout() },
    { name: 'checkout-error' },
  ),
  {
    name: 'checkout-envelopes',
    routes: ['confirmOrder'],
    before: asMember,
    path: checkout(),
    act: ({ page }) =>
      openSheet(page, page.getByRole('button', { name: textWithin('checkout.envelope') })),
    says: 'checkout.envelopeTitle',
    opensWith: 'checkout.order',
  },
  {
    name: 'checkout-changed',
    routes: ['confirmOrder'],
    before: asMember,
    path: checkout(),
    act: async ({ page, sandbox }) => {
      const { skuId, price } = await voucherOf(sandbox);
      await sandbox.call('/sandbox/merchant', { skuId, price: price + 5000 });
      await orderButton(page).tap();
      await expect(dialog(page, 'checkout.changedTitle')).toBeVisible();
    },
    says: 'checkout.changedTitle',
    opensWith: 'checkout.order',
  },
  {
    name: 'checkout-lost',
    routes: ['confirmOrder'],
    before: asMember,
    path: checkout(),
    act: async ({ page, sandbox }) => {
      await sandbox.setFaults({ path: PLACE, kind: 'reset' });
      await orderButton(page).tap();
      await expect(page.getByText(text('checkout.lost'))).toBeVisible();
    },
    says: 'checkout.lost',
    opensWith: 'checkout.order',
  },
  {
    name: 'checkout-over-qris',
    routes: ['confirmOrder'],
    before: asMember,
    path: checkout(EDGES, ({ price }) => price === 10_000_000),
    act: ({ page }) => button(page, 'checkout.more').tap(),
    says: 'checkout.qrisTitle',
    opensWith: 'checkout.order',
  },
  {
    name: 'checkout-over-all',
    routes: ['confirmOrder'],
    before: asMember,
    path: checkout(EDGES, ({ price }) => price === 10_000_000),
    act: async ({ page }) => {
      const more = button(page, 'checkout.more');
      await more.tap();
      await more.tap();
      await expect(page.getByText(textWithin('checkout.payMaxTitle'))).toBeVisible();
    },
    says: 'checkout.payMaxTitle',
    opensWith: 'checkout.order',
  },
  {
    name: 'checkout-unpaid-full',
    routes: ['confirmOrder'],
    path: async ({ page, sandbox }) => {
      const member = await memberOn(page, sandbox);
      const voucher = await voucherOf(sandbox);
      for (let count = 0; count < UNPAID; count += 1) await placed(sandbox, member, voucher, 1);
      return checkoutPath(voucher);
    },
    act: async ({ page }) => {
      await orderButton(page).tap();
      await expect(button(page, 'checkout.toOrders')).toBeVisible();
    },
    says: 'checkout.toOrders',
    opensWith: 'checkout.order',
  },
];

const payStates: readonly Row[] = [
  {
    name: 'cashier-visitor',
    routes: ['cashier'],
    path: `${pathnames.cashier}${ORDER}`,
    says: 'payment.visitorTitle',
  },
  { name: 'pay-nothing', routes: ['payPage'], says: 'payment.noOrder' },
  { name: 'cashier', routes: ['cashier'], path: atOrder(cashierPath), says: 'payment.methodTitle' },
  {
    name: 'cashier-cash',
    routes: ['cashier'],
    path: atOrder(cashierPath, { storeId: CASH }),
    says: 'payment.cashNote',
  },
  {
    name: 'cashier-leave',
    routes: ['cashier'],
    path: atOrder(cashierPath),
    act: ({ page }) => openSheet(page, button(page, 'payment.notNow')),
    says: 'payment.leaveTitle',
    opensWith: 'payment.methodTitle',
  },
  {
    name: 'cashier-error',
    routes: ['cashier'],
    path: async (world) => {
      const path = await atOrder(cashierPath)(world);
      await world.sandbox.setFaults({ path: RESULT, kind: 'server_error' });
      return path;
    },
    says: 'common.retry',
  },
  {
    name: 'cashier-absent',
    routes: ['cashier'],
    before: asMember,
    path: cashierPath('H999999'),
    says: 'common.toHome',
  },
  {
    name: 'pay-code-visitor',
    routes: ['payCode'],
    path: `${pathnames.payCode}${ORDER}&method=QRIS`,
    says: 'payment.visitorTitle',
  },
  { name: 'pay-code', routes: ['payCode'], path: atOrder(code()), says: 'payment.qrLabel' },
  {
    name: 'pay-code-wallet',
    routes: ['payCode'],
    path: atOrder(code('EWALLET')),
    says: 'payment.openWallet',
  },
  {
    name: 'pay-code-cash',
    routes: ['payCode'],
    path: atOrder(code('CASH'), { storeId: CASH }),
    says: 'payment.shortCode',
  },
  {
    name: 'pay-code-paying',
    routes: ['payCode'],
    path: atOrder(code(), { method: 'QRIS', act: 'BEGIN' }),
    says: 'payment.payingTitle',
  },
  {
    name: 'pay-code-declined',
    routes: ['payCode'],
    path: atOrder(code()),
    act: async ({ page, sandbox }) => {
      const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
      await payer(sandbox, orderId, 'DECLINE');
      await elapse(page, sandbox, 2000);
    },
    says: 'payment.declinedTitle',
    opensWith: 'payment.qrLabel',
  },
  {
    name: 'pay-code-wrong-amount',
    routes: ['payCode'],
    path: atOrder(code()),
    act: async ({ page, sandbox }) => {
      const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
      await payer(sandbox, orderId, 'PAY', { amount: 1000 });
      await elapse(page, sandbox, 2000);
    },
    says: 'payment.returnsTitle',
    opensWith: 'payment.qrLabel',
  },
  {
    name: 'pay-code-money',
    routes: ['payCode'],
    path: atOrder(code()),
    act: ({ page }) => openSheet(page, button(page, 'payment.moneyTitle')),
    says: 'payment.moneyNote',
    opensWith: 'payment.qrLabel',
  },
  {
    name: 'pay-code-time-up',
    routes: ['payCode'],
    path: atOrder(code()),
    act: ({ page, sandbox }) => elapse(page, sandbox, PAY_MS),
    says: 'payment.checkingTitle',
    opensWith: 'payment.qrLabel',
  },
];

export const buyingRows: readonly Row[] = [
  ...checkoutStates,
  ...payStates,
  {
    name: 'bought-visitor',
    routes: ['purchaseSuccessPage'],
    path: `${pathnames.purchaseSuccessPage}${ORDER}`,
    says: 'payment.visitorTitle',
  },
  {
    name: 'bought',
    routes: ['purchaseSuccessPage'],
    path: atOrder(successPath, { method: 'QRIS', act: 'PAY' }),
    says: 'payment.successTitle',
  },
  {
    name: 'bought-twice',
    routes: ['purchaseSuccessPage'],
    path: atOrder(successPath, { method: 'QRIS', act: 'PAY_TWICE' }),
    says: 'payment.returnsTitle',
  },
  {
    name: 'bought-destination',
    routes: ['purchaseSuccessPage'],
    path: paidInCash,
    act: ({ page }) => openSheet(page, button(page, 'aftersale.nameDestination')),
    says: 'aftersale.keepDestination',
    opensWith: 'aftersale.nameDestination',
  },
];
