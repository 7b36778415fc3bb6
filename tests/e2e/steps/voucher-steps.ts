/** The voucher's page, and the sandbox's vouchers to try it with. */
import type { Page } from '@playwright/test';
import type { ProductDetailData } from '../../../src/api/generated/types.ts';
import { homeCard, nearbyStores } from '../../support/requests.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { MENTENG } from '../fixtures.ts';
import { text } from '../texts.ts';
import { infoOf } from './store-steps.ts';

/** Of the seed; sandbox README. */
export const VOUCHERS = {
  /** A voucher in each state. */
  states: 'S9000015',
  /** One for each edge of a purchase. */
  edges: 'S9000018',
  tender: 'S9000019',
  discount: 'S9000020',
} as const;

/** By its place in the seed's list, which is not the page's: what is sold out comes last there. */
export const STATES = { lastThree: 1, soldOut: 2, limited: 3, invited: 4, promotion: 6 } as const;
export const EDGES = { withdrawn: 4, priceRose: 5, appOnly: 6, ultra: 7, notOnSale: 12 } as const;

export const DETAIL_PATH = '/local_life/product/detail';

export function voucherPath(skuId: string, more = ''): string {
  return `/platform/groupCouponDetail?skuId=${skuId}${more}`;
}

/** Vouchers of a special store are numbered in the order of the seed. */
export async function skuOf(sandbox: Sandbox, storeId: string, place = 0): Promise<string> {
  const { homepageCouponList } = await infoOf(sandbox, storeId);
  const numbers = homepageCouponList.productList.map(({ skuId }) => Number(skuId?.slice(1)));
  return `K${Math.min(...numbers) + place}`;
}

export async function detailOf(sandbox: Sandbox, skuId: string): Promise<ProductDetailData> {
  return (await sandbox.call(DETAIL_PATH, { skuId, isFlashSale: false })) as ProductDetailData;
}

/** A link as on the flash-sale card of home. */
export async function flashPath(sandbox: Sandbox): Promise<string> {
  const { items } = await homeCard(sandbox, 'FLASH_SALE_CARD');
  const item = items.find(({ remainingStock }) => remainingStock > 0);
  if (!item?.skuId) throw new Error('the flash sale has nothing to buy');
  const { skuId, detailId, pageId } = item;
  return voucherPath(skuId, `&isFlashSale=true&detailId=${detailId}&pageId=${pageId}`);
}

/** One that several stores take. */
export async function manyStoresPath(sandbox: Sandbox): Promise<string> {
  const { poiList } = await nearbyStores(sandbox, MENTENG);
  for (const { skuId } of poiList.flatMap(({ assetList }) => assetList)) {
    if (skuId && (await detailOf(sandbox, skuId)).availableStoreNum > 1) return voucherPath(skuId);
  }
  throw new Error('no voucher near Menteng is taken by several stores');
}

/** The sticky bar. */
export const buyBar = (page: Page) => page.getByRole('group', { name: text('voucher.buy') });
