/**
 * Every screen in every state, and how to reach it: the one table that `screens.spec.ts` checks, `npm
 * run shots` takes pictures of, and `tests/architecture/screens.test.ts` compares with the routes.
 */
import { pathnames } from '../../src/paths.ts';
import { expect } from '@playwright/test';
import { buyingRows } from './screens/buying.ts';
import { caseRows } from './screens/cases.ts';
import { flashRows } from './screens/flash.ts';
import { frameRows } from './screens/frame.ts';
import { giftRows } from './screens/gifts.ts';
import { homeRows } from './screens/home.ts';
import { orderRows } from './screens/orders.ts';
import { peopleRows } from './screens/people.ts';
import { rankRows } from './screens/ranks.ts';
import { redeemRows } from './screens/redeem.ts';
import { refundRows } from './screens/refunds.ts';
import { reviewRows } from './screens/reviews.ts';
import { type Row, saying, type World } from './screens/row.ts';
import { shopRows } from './screens/shops.ts';
import { splitRows } from './screens/splits.ts';
import { storeRows } from './screens/stores.ts';
import { voucherRows } from './screens/vouchers.ts';
import { categoryRows } from './screens/categories.ts';
import { mallRows } from './screens/malls.ts';
import { offerRows } from './screens/offers.ts';
import { searchRows } from './screens/search.ts';
import { videoRows } from './screens/videos.ts';
import { savingsRows } from './screens/savings.ts';
import { walletRows } from './screens/wallet.ts';

export const SCREENS: readonly Row[] = [
  ...homeRows,
  ...frameRows,
  ...peopleRows,
  ...shopRows,
  ...rankRows,
  ...mallRows,
  ...flashRows,
  ...categoryRows,
  ...searchRows,
  ...videoRows,
  ...storeRows,
  ...voucherRows,
  ...reviewRows,
  ...buyingRows,
  ...orderRows,
  ...caseRows,
  ...walletRows,
  ...offerRows,
  ...savingsRows,
  ...giftRows,
  ...redeemRows,
  ...refundRows,
  ...splitRows,
];

/** Opens the screen in Indonesian with one page load and waits until it is shown. */
export async function reach(row: Row, world: World): Promise<void> {
  await row.before?.(world);
  const [route] = row.routes;
  const path = typeof row.path === 'function' ? await row.path(world) : row.path;
  await world.page.goto(path ?? (route === undefined ? '/' : pathnames[route]));
  await expect(saying(world.page, row.opensWith ?? row.says)).toBeVisible();
  await row.act?.(world);
  await expect(saying(world.page, row.says)).toBeVisible();
}
