/** The tickets of a user's wallet. */
import type { Locator, Page } from '@playwright/test';
import type {
  HomepageCoupons,
  MyCouponsBody,
  MyCouponsData,
  WalletCoupon,
} from '../../../src/api/generated/types.ts';
import type { Member } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { text } from '../texts.ts';
import { CLAIM_PATH } from './store-steps.ts';

export const MY_COUPONS = '/market/coupon/my_coupons';
export const COUPON_DETAIL = '/market/coupon/detail';

export function tickets(page: Page): Locator {
  return page.getByRole('list', { name: text('platform.pageCoupons') }).getByRole('article');
}

/** Everything that a member has, what ends first at the top. */
export async function walletOf(
  sandbox: Sandbox,
  member: Member,
  more: Partial<MyCouponsBody> = {},
): Promise<WalletCoupon[]> {
  const body = { states: [], sort: 'EXPIRING', search: '', pageNo: 1, pageSize: 50, ...more };
  const caller = { token: member.accessToken };
  return ((await sandbox.call(MY_COUPONS, body, caller)) as MyCouponsData).couponList;
}

/** The used voucher of an order of which others can still be used. */
export async function partlyUsed(
  sandbox: Sandbox,
  member: Member,
): Promise<{ couponId: string; orderId: string }> {
  const all = await walletOf(sandbox, member);
  const isOpen = ({ state }: WalletCoupon) => state === 'not_delivery';
  const open = new Set(all.filter(isOpen).map(({ orderId }) => orderId));
  const found = all.find(({ state, orderId }) => state === 'used' && open.has(orderId));
  const { couponId, orderId } = found ?? {};
  if (typeof couponId !== 'string' || typeof orderId !== 'string')
    throw new Error('no order is used in part');
  return { couponId, orderId };
}

/** Claims a coupon of store 1; its id. */
export async function claimedBy(sandbox: Sandbox, member: Member): Promise<string> {
  const caller = { token: member.accessToken };
  const { activityId, couponBatchList } = (await sandbox.call(
    '/resource_pos/merchant_homepage/coupon',
    { storeId: 'S1' },
    caller,
  )) as HomepageCoupons;
  const batch = couponBatchList.find(({ claimableCount }) => claimableCount > 0);
  if (!batch) throw new Error('Store 1 has nothing to claim');
  const couponTemplateIds = [batch.coupon.templateId];
  const body = { couponBatchId: batch.batchId, couponTemplateIds, activityId };
  await sandbox.call(CLAIM_PATH, body, caller);
  const claimed = (await walletOf(sandbox, member)).find(({ state }) => state === 'valid_coupon');
  if (typeof claimed?.couponId !== 'string') throw new Error('nothing was claimed');
  return claimed.couponId;
}
