/** The store page and the screens behind it. */
import { expect } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import { INFO_PATH, storePath, STORES } from '../steps/store-steps.ts';
import { button } from '../find.ts';
import { text, textWithin } from '../texts.ts';
import { hold, openSheet, type Row, scrollTo, type World } from './row.ts';

const seenHint = ({ page }: World) =>
  page.addInitScript(() => localStorage.setItem('jajan.collectHintSeen', 'true'));

const rich = (more = '') => storePath(STORES.rich, more);
const routes = ['merchant'] as const;

export const storeRows: readonly Row[] = [
  {
    name: 'store-first',
    routes,
    path: rich('&channel_id=3'),
    act: ({ page }) => scrollTo(page, 300),
    says: 'merchant.collectTitle',
    opensWith: 'merchant.reportWrong',
  },
  {
    name: 'store',
    routes,
    path: rich('&channel_id=2'),
    before: seenHint,
    says: 'merchant.reportWrong',
    check: ({ page }) =>
      expect(page.getByRole('region', { name: text('merchant.notice') })).toBeVisible(),
  },
  ...(
    [
      ['vouchers', 560],
      ['menu', 1150],
      ['place', 2150],
    ] as const
  ).map(([name, top]): Row => ({
    name: `store-${name}`,
    routes,
    path: rich(),
    before: seenHint,
    act: ({ page }) => scrollTo(page, top),
    says: 'merchant.sections',
    opensWith: 'merchant.reportWrong',
  })),
  {
    name: 'store-loading',
    routes,
    path: rich(),
    before: hold(INFO_PATH),
    // Skeletons only: nothing that needs keyboard scrolling.
    known: /^scrollable-region-focusable/,
    // The snapshot of index.html covers the bar.
    act: ({ page }) => expect(page.locator('#snapshot')).toHaveCount(0),
    says: 'merchant.loading',
  },
  {
    name: 'store-never-open',
    routes,
    path: storePath(STORES.neverOpen, '&channel_id=2'),
    before: seenHint,
    says: 'home.closed',
  },
  {
    name: 'store-no-products',
    routes,
    path: storePath(STORES.noProducts),
    before: seenHint,
    says: 'merchant.reportWrong',
  },
  {
    name: 'store-no-reviews',
    routes,
    path: storePath(STORES.noReviews),
    before: seenHint,
    says: 'merchant.reportWrong',
  },
  {
    name: 'store-hostile-name',
    routes,
    path: storePath(STORES.hostileName),
    before: seenHint,
    says: 'merchant.reportWrong',
  },
  {
    name: 'store-hours',
    routes,
    path: rich(),
    before: seenHint,
    act: ({ page }) =>
      openSheet(page, page.getByRole('button', { name: textWithin('merchant.hours') }).first()),
    says: 'merchant.hoursTitle',
    opensWith: 'merchant.reportWrong',
  },
  {
    name: 'store-report',
    routes,
    path: rich(),
    before: async (world) => {
      await memberOn(world.page, world.sandbox);
      await seenHint(world);
    },
    act: ({ page }) => openSheet(page, button(page, 'merchant.reportWrong')),
    says: 'merchant.reportTitle',
    opensWith: 'merchant.reportWrong',
  },
  ...(
    [
      ['expired', STORES.expired, 'merchant.expiredView'],
      ['unfindable', STORES.unfindable, 'merchant.cannotBeFound'],
      ['absent', STORES.absent, 'merchant.storeNotExist'],
      ['bad-link', '%3Cscript%3E', 'merchant.invalidLink'],
    ] as const
  ).map(([name, storeId, says]): Row => ({
    name: `store-${name}`,
    routes,
    path: storePath(storeId),
    says,
  })),
  ...(
    [
      ['unanswered', 'reset', 'merchant.offlineTitle'],
      ['busy', 'rate_limited', 'merchant.busyTitle'],
      ['error', 'malformed_body', 'merchant.loadFailed'],
    ] as const
  ).map(([name, kind, says]): Row => ({
    name: `store-${name}`,
    routes,
    path: rich(),
    before: ({ sandbox }) => sandbox.setFaults({ path: INFO_PATH, kind }),
    says,
  })),
  {
    name: 'store-more',
    routes: ['merchantDetail'],
    path: `/platform/merchantDetail?storeId=${STORES.rich}`,
    says: 'merchant.reportWrong',
  },
  {
    name: 'store-more-loading',
    routes: ['merchantDetail'],
    path: `/platform/merchantDetail?storeId=${STORES.rich}`,
    before: hold(INFO_PATH),
    says: 'merchant.moreInfo',
  },
  {
    name: 'store-more-gone',
    routes: ['merchantDetail'],
    path: `/platform/merchantDetail?storeId=${STORES.expired}`,
    says: 'merchant.expiredView',
  },
];
