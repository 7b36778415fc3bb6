/** The voucher's page, in every state of the voucher. */
import { expect } from '@playwright/test';
import {
  buyBar,
  DETAIL_PATH,
  EDGES,
  flashPath,
  manyStoresPath,
  skuOf,
  STATES,
  voucherPath,
  VOUCHERS,
} from '../steps/voucher-steps.ts';
import { button } from '../find.ts';
import { text } from '../texts.ts';
import { asMember, failing, hold, openSheet, type Row, scrollTo, type World } from './row.ts';

const routes = ['groupCouponDetail'] as const;

const at =
  (storeId: string, place?: number, more?: string) =>
  async ({ sandbox }: World): Promise<string> =>
    voucherPath(await skuOf(sandbox, storeId, place), more);

const onBar =
  (key: string) =>
  ({ page }: World): Promise<void> =>
    expect(buyBar(page).getByRole('button', { name: text(key) })).toBeVisible();

/** The states in which it is not for sale, each with its reason. */
const refused = [
  ['sold-out', STATES.soldOut, 'voucher.soldOut'],
  ['limited', STATES.limited, 'voucher.limitReached'],
  ['invited', STATES.invited, 'voucher.notInvited'],
] as const;

export const voucherRows: readonly Row[] = [
  {
    name: 'voucher',
    routes,
    path: at(VOUCHERS.states),
    says: 'voucher.bill',
    check: onBar('voucher.buy'),
  },
  ...(
    [
      ['bill', 620],
      ['usage', 1150],
      ['stores', 1750],
      ['others', 2500],
    ] as const
  ).map(([name, top]): Row => ({
    name: `voucher-${name}`,
    routes,
    path: at(VOUCHERS.states),
    act: ({ page }) => scrollTo(page, top),
    says: 'voucher.others',
    opensWith: 'voucher.bill',
  })),
  {
    name: 'voucher-cash',
    routes,
    path: at(VOUCHERS.tender),
    act: async ({ page }) => {
      await scrollTo(page, 520);
      await page.getByRole('radio', { name: 'Rp150.000' }).check();
    },
    says: 'voucher.mealOf',
  },
  {
    name: 'voucher-flash',
    routes,
    path: ({ sandbox }) => flashPath(sandbox),
    says: 'voucher.flashEnds',
  },
  {
    name: 'voucher-flash-ended',
    routes,
    path: at(VOUCHERS.states, 0, '&isFlashSale=true&detailId=F1'),
    says: 'voucher.flashEnded',
  },
  ...refused.map(([name, place, says]): Row => ({
    name: `voucher-${name}`,
    routes,
    path: at(VOUCHERS.states, place),
    before: asMember,
    says,
    check: onBar('voucher.seeOthers'),
  })),
  {
    name: 'voucher-not-on-sale',
    routes,
    path: at(VOUCHERS.edges, EDGES.notOnSale),
    says: 'voucher.seeOthers',
  },
  {
    name: 'voucher-price-table',
    routes,
    path: at(VOUCHERS.edges, EDGES.priceRose),
    act: ({ page }) => button(page, 'voucher.showTable').tap(),
    says: 'voucher.whyHistory',
    opensWith: 'voucher.showTable',
  },
  {
    name: 'voucher-ultra',
    routes,
    path: at(VOUCHERS.edges, EDGES.ultra),
    says: 'voucher.kindUltra',
  },
  {
    name: 'voucher-app-only',
    routes,
    path: at(VOUCHERS.edges, EDGES.appOnly),
    act: ({ page }) => openSheet(page, button(page, 'voucher.buyInApp')),
    says: 'voucher.appWhy',
    opensWith: 'voucher.appOnly',
  },
  {
    name: 'voucher-stores-all',
    routes,
    path: ({ sandbox }) => manyStoresPath(sandbox),
    act: async ({ page }) => {
      const all = page.getByRole('button', { name: /^Lihat semua \d+ outlet$/ });
      await openSheet(page, all);
    },
    says: 'voucher.storesTitle',
    opensWith: 'voucher.bill',
  },
  {
    name: 'voucher-withdrawn',
    routes,
    path: at(VOUCHERS.edges, EDGES.withdrawn),
    says: 'voucher.withdrawnNote',
  },
  {
    name: 'voucher-expired',
    routes,
    path: voucherPath('K99999999'),
    says: 'voucher.linkExpiredNote',
  },
  { name: 'voucher-unnamed', routes, says: 'voucher.unnamed' },
  {
    name: 'voucher-loading',
    routes,
    path: at(VOUCHERS.states),
    before: hold(DETAIL_PATH),
    // Skeletons only: nothing that needs keyboard scrolling.
    known: /^scrollable-region-focusable/,
    act: ({ page }) => expect(page.locator('#snapshot')).toHaveCount(0),
    says: 'voucher.loading',
  },
  ...failing(
    DETAIL_PATH,
    { name: 'voucher', routes, path: at(VOUCHERS.states) },
    { name: 'voucher-error', says: 'voucher.loadFailed' },
  ),
  {
    name: 'voucher-preview',
    routes: ['groupCouponDetailPreview'],
    path: async ({ sandbox }) =>
      `/platform/groupCouponDetailPreview?skuId=${await skuOf(sandbox, VOUCHERS.states)}`,
    says: 'voucher.isPreview',
    check: onBar('voucher.openVoucher'),
  },
];
