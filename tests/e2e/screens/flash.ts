/** Flash deals: the page of a flash sale in every state. */
import { expect } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import { button } from '../find.ts';
import {
  assetsOf,
  FLASH_LIST,
  FLASH_PAGE,
  holdLastPiece,
  itemOf,
  items,
  NEXT,
  RUNNING,
  sessionPath,
} from '../steps/flash-steps.ts';
import { placedBy } from '../steps/order-steps.ts';
import { changeFirst } from '../steps/reply-steps.ts';
import { detailOf } from '../steps/voucher-steps.ts';
import { text, textWithin } from '../texts.ts';
import { asMember, failing, hold, openSheet, type Row, type World } from './row.ts';

const HEAD = '/digital-food/local_life/product_list_page/page_detail';

/** The last piece of an item that runs is held. Gives its sku. */
async function heldItem({ sandbox }: World): Promise<string> {
  const item = await itemOf(sandbox, RUNNING);
  await holdLastPiece(sandbox, item);
  return item.skuId;
}

const refreshWhile =
  (kind: 'reset' | 'rate_limited') =>
  async ({ page, sandbox }: World): Promise<void> => {
    await expect(items(page).first()).toBeVisible();
    await sandbox.setFaults({ path: FLASH_LIST, kind });
    await button(page, 'flash.refresh').tap();
  };

/** A member has bought as many of an item that runs as one may. */
async function limitedItem({ page, sandbox }: World): Promise<void> {
  const member = await memberOn(page, sandbox);
  for (const { skuId, appOnly } of await assetsOf(sandbox, RUNNING)) {
    if (!skuId || appOnly) continue;
    const { limits } = await detailOf(sandbox, skuId);
    const most = limits.receiveTimesDailyLimit ?? limits.receiveTimesLimit;
    if (!most) continue;
    await placedBy(sandbox, member, most, { skuId });
    return;
  }
  throw new Error('no item of the session that runs has a limit');
}

export const flashRows: readonly Row[] = [
  {
    name: 'flash',
    routes: ['flashDeal'],
    path: FLASH_PAGE,
    act: ({ page }) => expect(items(page).first()).toBeVisible(),
    says: 'flash.buy',
  },
  {
    name: 'flash-upcoming',
    routes: ['flashDeal'],
    path: sessionPath(NEXT),
    act: ({ page }) => expect(items(page).first()).toBeVisible(),
    says: 'flash.starts',
  },
  {
    name: 'flash-reserved',
    routes: ['flashDeal'],
    path: sessionPath(NEXT),
    before: asMember,
    act: async ({ page }) => {
      const button = page.getByRole('button', { name: textWithin('home.couponReserve') }).first();
      await openSheet(page, button);
    },
    says: 'flash.remindAsk',
    opensWith: 'flash.starts',
  },
  {
    name: 'flash-ended',
    routes: ['flashDeal'],
    path: sessionPath('F1-20261126'),
    says: 'flash.endedTitle',
  },
  {
    name: 'flash-loading',
    routes: ['flashDeal'],
    path: FLASH_PAGE,
    before: hold(HEAD),
    says: 'flash.loading',
  },
  {
    name: 'flash-sold-out',
    routes: ['flashDeal'],
    path: FLASH_PAGE,
    before: ({ sandbox }) => sandbox.setFaults({ path: FLASH_LIST, kind: 'empty' }),
    says: 'flash.emptyTitle',
  },
  {
    name: 'flash-held',
    routes: ['flashDeal'],
    path: FLASH_PAGE,
    before: heldItem,
    act: ({ page }) => expect(items(page).first()).toBeVisible(),
    says: 'flash.mayComeBack',
    opensWith: 'flash.ends',
  },
  {
    name: 'voucher-flash-coming',
    routes: ['groupCouponDetail'],
    path: async ({ sandbox }) =>
      `/platform/groupCouponDetail?skuId=${(await itemOf(sandbox, NEXT)).skuId}`,
    says: 'voucher.flashComing',
  },
  {
    name: 'flash-limited',
    routes: ['flashDeal'],
    path: FLASH_PAGE,
    before: limitedItem,
    act: async ({ page }) => {
      const item = items(page).filter({
        has: page.getByText(text('home.couponUserLimited')),
      });
      await expect(item).toBeVisible();
      await expect(item.getByText(text('flash.buy'))).toHaveCount(0);
    },
    says: 'home.couponUserLimited',
    opensWith: 'flash.buy',
  },
  {
    name: 'flash-not-eligible',
    routes: ['flashDeal'],
    path: FLASH_PAGE,
    // The seed has such items at the end of a session's list only.
    before: async (world) => {
      await asMember(world);
      const ofItems = { call: FLASH_LIST, field: 'assetList' };
      await changeFirst(world.page, ofItems, (asset) => ({
        ...asset,
        userGroupCheckResult: false,
      }));
    },
    act: async ({ page }) => {
      const item = items(page).first();
      await expect(item.getByText(text('home.couponGroupFailed'))).toBeVisible();
      await expect(item.getByText(text('flash.buy'))).toHaveCount(0);
      await expect(item.getByRole('button')).toHaveCount(0);
    },
    says: 'home.couponGroupFailed',
    opensWith: 'flash.buy',
  },
  {
    name: 'voucher-held',
    routes: ['groupCouponDetail'],
    path: async (world) => `/platform/groupCouponDetail?skuId=${await heldItem(world)}`,
    says: 'voucher.mayComeBack',
  },
  {
    name: 'flash-lost',
    routes: ['flashDeal'],
    path: FLASH_PAGE,
    act: refreshWhile('reset'),
    says: 'flash.old',
    opensWith: 'flash.buy',
    check: async ({ page }) => {
      await expect(button(page, 'common.retry').first()).toBeVisible();
      await expect(page.getByText(text('flash.buy'))).toHaveCount(0);
    },
  },
  {
    name: 'flash-list-waits',
    routes: ['flashDeal'],
    path: FLASH_PAGE,
    act: refreshWhile('rate_limited'),
    says: 'flash.refreshIn',
    opensWith: 'flash.buy',
    check: ({ page }) => expect(items(page).first()).toBeVisible(),
  },
  ...failing(HEAD, { name: 'flash', routes: ['flashDeal'], path: FLASH_PAGE }),
  ...failing(FLASH_LIST, { name: 'flash-list', routes: ['flashDeal'], path: FLASH_PAGE }),
  {
    name: 'flash-absent',
    routes: ['flashDeal'],
    path: '/platform/flashDeal?pageId=flash-none',
    says: 'flash.noneTitle',
  },
  { name: 'flash-unnamed', routes: ['flashDeal'], says: 'flash.noneTitle' },
  {
    name: 'flash-unknown-session',
    routes: ['flashDeal'],
    path: sessionPath('F9-20261126'),
    says: 'flash.toNext',
  },
  {
    name: 'flash-app-only',
    routes: ['flashDeal'],
    path: FLASH_PAGE,
    before: async ({ sandbox }) => {
      const { skuId } = await itemOf(sandbox, RUNNING);
      await sandbox.call('/sandbox/merchant', { skuId, terms: { appOnly: true } });
    },
    act: async ({ page }) => {
      const button = page.getByRole('button', { name: text('flash.appOnly') });
      await openSheet(page, button.first());
    },
    says: 'voucher.appTitle',
    opensWith: 'flash.buy',
  },
];
