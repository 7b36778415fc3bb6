/** The page of the flash sale. Tests begin at 11:00: one session runs until 14:00, when the next begins. */
import type { Locator, Page } from '@playwright/test';
import type { AssetCard, FlashListData, SkuId } from '../../../src/api/generated/types.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { newMember } from '../../support/members.ts';
import { placedBy } from './order-steps.ts';
import { text, textWithin } from '../texts.ts';

export const FLASH_LIST = '/digital-food/local_life/product_list_page/query_product_list';
export const FLASH_PAGE = '/platform/flashDeal?pageId=flash-jakarta';
export const RUNNING = 'F2-20261126';
export const NEXT = 'F3-20261126';
const TO_NEXT_MS = 3 * 60 * 60_000;

export const sessionPath = (key: string): string => `${FLASH_PAGE}&session=${key}`;

/** Without the stores after them, which can be kept. */
export const items = (page: Page): Locator =>
  page
    .getByRole('list', { name: text('flash.list') })
    .getByRole('article')
    .filter({ hasNot: page.getByRole('button', { name: textWithin('favourite.keepStore') }) });

/** The first page of a session. */
export async function assetsOf(sandbox: Sandbox, key: string): Promise<AssetCard[]> {
  const body = { sessionUniqueKey: key, pageNo: 1, pageSize: 15, queryId: '' };
  const { assetList } = (await sandbox.call(FLASH_LIST, body)) as FlashListData;
  return assetList;
}

/** The first of a session that everybody can buy. */
export async function itemOf(
  sandbox: Sandbox,
  key: string,
  which: (asset: AssetCard) => boolean = () => true,
): Promise<AssetCard & { skuId: SkuId; name: string }> {
  const found = (await assetsOf(sandbox, key)).find(
    (asset) =>
      asset.sessionUniqueKey === key &&
      asset.remainingStock > 1 &&
      !asset.appOnly &&
      !asset.userLimit &&
      asset.userGroupCheckResult &&
      which(asset),
  );
  const name = found?.coupon.couponName['id-ID'];
  if (!found?.skuId || !name) throw new Error(`${key} has no such item`);
  return { ...found, skuId: found.skuId, name };
}

/** The row of an item: some have the same name. */
export const rowOf = (page: Page, { name, storeInfo }: AssetCard & { name: string }): Locator =>
  items(page).filter({ hasText: name }).filter({ hasText: storeInfo.storeName });

/** An order that is not paid takes the last piece. */
export async function holdLastPiece(sandbox: Sandbox, { skuId }: { skuId: SkuId }): Promise<void> {
  await sandbox.call('/sandbox/merchant', { skuId, stock: 1 });
  await placedBy(sandbox, await newMember(sandbox), 1, { skuId });
}

/** So long before the next session begins. No page is open yet. */
export async function beforeNext(page: Page, sandbox: Sandbox, leftMs: number): Promise<void> {
  await sandbox.elapse(TO_NEXT_MS - leftMs);
  await page.clock.fastForward(TO_NEXT_MS - leftMs);
}
