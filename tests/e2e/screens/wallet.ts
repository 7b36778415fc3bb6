/** What the user has: the tickets of each tab, and how the list fails. */
import { expect } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import { learnLanguages } from '../speak.ts';
import { sariOn } from '../steps/order-steps.ts';
import { MY_COUPONS, tickets } from '../steps/wallet-steps.ts';
import { text } from '../texts.ts';
import { button, hold, type Row, type World } from './row.ts';

const failures = [
  ['failed', { kind: 'server_error' }, 'common.retry'],
  ['busy', { kind: 'rate_limited' }, 'failure.busy'],
  ['unanswered', { kind: 'reset' }, 'failure.offline'],
] as const;

const asSari = ({ page, sandbox }: World) => sariOn(page, sandbox);

const routes = ['myCouponList'] as const;

const tab =
  (key: string) =>
  ({ page }: World) =>
    page.getByRole('tab', { name: text(key) }).tap();

export const walletRows: readonly Row[] = [
  { name: 'wallet-visitor', routes, says: 'wallet.visitorTitle' },
  { name: 'wallet', routes, before: asSari, says: 'order.couponNotDelivery' },
  {
    name: 'wallet-unpaid',
    routes,
    before: asSari,
    act: tab('wallet.tabUnpaid'),
    says: 'order.couponWaitPay',
    opensWith: 'order.couponNotDelivery',
  },
  {
    name: 'wallet-returning',
    routes,
    before: asSari,
    act: tab('wallet.tabReturning'),
    says: 'order.couponReturn',
    opensWith: 'order.couponNotDelivery',
  },
  {
    name: 'wallet-past',
    routes,
    before: asSari,
    act: tab('wallet.tabPast'),
    says: 'order.couponExpired',
    opensWith: 'order.couponNotDelivery',
  },
  {
    name: 'wallet-empty',
    routes,
    before: ({ page, sandbox }) => memberOn(page, sandbox),
    says: 'wallet.emptyUsable',
  },
  {
    name: 'wallet-nothing-found',
    routes,
    before: asSari,
    act: ({ page }) => page.getByLabel(text('wallet.search')).fill('zzzz'),
    says: 'wallet.nothingFound',
    opensWith: 'order.couponNotDelivery',
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
  ...failures.map(([name, fault, says]): Row => ({
    name: `wallet-${name}`,
    routes,
    before: async (world) => {
      await asSari(world);
      await world.sandbox.setFaults({ path: MY_COUPONS, ...fault });
    },
    says,
  })),
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
    opensWith: 'order.couponNotDelivery',
  },
  {
    name: 'wallet-offline',
    routes,
    before: asSari,
    act: async ({ page }) => {
      await expect(tickets(page).first()).toBeVisible();
      await learnLanguages(page);
      await page.context().setOffline(true);
    },
    says: 'frame.offlineBanner',
    opensWith: 'order.couponNotDelivery',
  },
];
