/** What the user has: the tickets of each tab, and how the list fails. */
import { asId } from '../../../src/api/ids.ts';
import { expect } from '@playwright/test';
import type { CouponState } from '../../../src/api/generated/types.ts';
import { useClaimed } from '../../support/buying/outlets.ts';
import { memberOn } from '../../support/members.ts';
import { goOffline } from '../speak.ts';
import { payFor, placedBy, sariOn } from '../steps/order-steps.ts';
import {
  claimedBy,
  COUPON_DETAIL,
  MY_COUPONS,
  partlyUsed,
  tickets,
  walletOf,
} from '../steps/wallet-steps.ts';
import { button } from '../find.ts';
import { text } from '../texts.ts';
import { asMember, asSari, failing, hold, openSheet, type Row, type World } from './row.ts';

const routes = ['myCouponList'] as const;

const tab =
  (key: string) =>
  ({ page }: World) =>
    page.getByRole('tab', { name: text(key) }).tap();

const ofCoupon = ['couponDetail'] as const;

/** A voucher that somebody has bought; its address. */
async function boughtOn({ page, sandbox }: World): Promise<string> {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, member);
  await payFor(sandbox, member, orderId);
  const [coupon] = await walletOf(sandbox, member);
  return `/platform/couponDetail?id=${coupon?.couponId ?? ''}`;
}

/** Sari's first in a state. */
const sarisOne =
  (state: CouponState) =>
  async ({ page, sandbox }: World): Promise<string> => {
    const all = await walletOf(sandbox, await sariOn(page, sandbox));
    const found = all.find((coupon) => coupon.state === state);
    if (typeof found?.couponId !== 'string') throw new Error(`Sari has no voucher ${state}`);
    return `/platform/couponDetail?id=${found.couponId}`;
  };

const couponRows: readonly Row[] = [
  {
    name: 'coupon-visitor',
    routes: ofCoupon,
    path: '/platform/couponDetail?id=W1',
    says: 'wallet.visitorTitle',
  },
  { name: 'coupon', routes: ofCoupon, path: boughtOn, says: 'voucher.bill' },
  ...(['not_effective', 'valid', 'locked', 'used', 'expired', 'refunding', 'return'] as const).map(
    (state): Row => ({
      name: `coupon-${state.replace('_', '-')}`,
      routes: ofCoupon,
      path: sarisOne(state),
      says: 'wallet.order',
    }),
  ),
  {
    name: 'coupon-used-partly',
    routes: ofCoupon,
    path: async ({ page, sandbox }) => {
      const { couponId } = await partlyUsed(sandbox, await sariOn(page, sandbox));
      return `/platform/couponDetail?id=${couponId}`;
    },
    says: 'redeem.more',
  },
  {
    name: 'coupon-stores',
    routes: ofCoupon,
    path: boughtOn,
    act: ({ page }) => openSheet(page, button(page, 'wallet.allStores')),
    says: 'voucher.storesTitle',
    opensWith: 'voucher.bill',
  },
  {
    name: 'coupon-claimed',
    routes: ofCoupon,
    path: async ({ page, sandbox }) =>
      `/platform/couponDetail?id=${await claimedBy(sandbox, await memberOn(page, sandbox))}`,
    says: 'redeem.shortCode',
  },
  {
    name: 'coupon-claimed-used',
    routes: ofCoupon,
    path: async ({ page, sandbox }) => {
      const member = await memberOn(page, sandbox);
      const couponId = await claimedBy(sandbox, member);
      await useClaimed(sandbox, { token: member.accessToken }, asId(couponId), 100_000);
      return `/platform/couponDetail?id=${couponId}`;
    },
    says: 'redeem.review',
  },
  { name: 'coupon-no-id', routes: ofCoupon, before: asMember, says: 'wallet.absentTitle' },
  {
    name: 'coupon-absent',
    routes: ofCoupon,
    before: asMember,
    path: '/platform/couponDetail?id=W999999',
    says: 'wallet.toList',
  },
  {
    name: 'coupon-loading',
    routes: ofCoupon,
    before: hold(COUPON_DETAIL),
    path: boughtOn,
    says: 'common.loading',
  },
  ...failing(COUPON_DETAIL, { name: 'coupon', routes: ofCoupon, path: boughtOn }),
];

export const walletRows: readonly Row[] = [
  { name: 'wallet-visitor', routes, says: 'wallet.visitorTitle' },
  { name: 'wallet', routes, before: asSari, says: 'wallet.paid' },
  {
    name: 'wallet-unpaid',
    routes,
    before: asSari,
    act: tab('wallet.tabUnpaid'),
    says: 'order.couponWaitPay',
    opensWith: 'wallet.paid',
  },
  {
    name: 'wallet-returning',
    routes,
    before: asSari,
    act: tab('wallet.tabReturning'),
    says: 'order.couponReturn',
    opensWith: 'wallet.paid',
  },
  {
    name: 'wallet-past',
    routes,
    before: asSari,
    act: tab('wallet.tabPast'),
    says: 'order.couponExpired',
    opensWith: 'wallet.paid',
  },
  {
    name: 'wallet-empty',
    routes,
    before: asMember,
    says: 'wallet.emptyUsable',
  },
  {
    name: 'wallet-nothing-found',
    routes,
    before: asSari,
    act: ({ page }) => page.getByLabel(text('wallet.search')).fill('zzzz'),
    says: 'wallet.nothingFound',
    opensWith: 'wallet.paid',
  },
  {
    name: 'wallet-usable-now',
    routes,
    before: asSari,
    act: ({ page }) => button(page, 'wallet.usableNow').tap(),
    says: 'wallet.paid',
  },
  {
    name: 'wallet-near',
    routes,
    before: asSari,
    act: ({ page }) => page.getByLabel(text('wallet.sort')).selectOption('NEAR'),
    says: 'home.locationNote',
    opensWith: 'wallet.paid',
  },
  {
    name: 'wallet-nothing-now',
    routes,
    before: async ({ page, sandbox }) => {
      await memberOn(page, sandbox);
    },
    act: ({ page }) => button(page, 'wallet.usableNow').tap(),
    says: 'wallet.nothingNow',
    opensWith: 'wallet.emptyUsable',
  },
  {
    name: 'wallet-loading',
    routes,
    before: async (world) => {
      await asSari(world);
      await hold(MY_COUPONS)(world);
    },
    says: 'common.loading',
  },
  ...failing(MY_COUPONS, { name: 'wallet', routes, before: asSari }),
  {
    name: 'wallet-kept',
    routes,
    before: asSari,
    act: async ({ page, sandbox }) => {
      await expect(tickets(page).first()).toBeVisible();
      await sandbox.setFaults({ path: MY_COUPONS, kind: 'reset' });
      await button(page, 'wallet.refresh').tap();
    },
    says: 'wallet.shownSince',
    opensWith: 'wallet.paid',
  },
  {
    name: 'wallet-offline',
    routes,
    before: asSari,
    act: async ({ page }) => {
      await expect(tickets(page).first()).toBeVisible();
      await goOffline(page);
    },
    says: 'frame.offlineBanner',
    opensWith: 'wallet.paid',
  },
  ...couponRows,
];
