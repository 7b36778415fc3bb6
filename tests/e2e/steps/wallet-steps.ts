/** The tickets of a user's wallet. */
import type { Locator, Page } from '@playwright/test';
import type { MyCouponsData, WalletCoupon } from '../../../src/api/generated/types.ts';
import type { Member } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { text } from '../texts.ts';

export const MY_COUPONS = '/market/coupon/my_coupons';

export function tickets(page: Page): Locator {
  return page.getByRole('list', { name: text('platform.pageCoupons') }).getByRole('article');
}

/** Everything that a member has, what ends first at the top. */
export async function walletOf(sandbox: Sandbox, member: Member): Promise<WalletCoupon[]> {
  const body = { states: [], sort: 'EXPIRING', search: '', pageNo: 1, pageSize: 50 };
  const caller = { token: member.accessToken };
  return ((await sandbox.call(MY_COUPONS, body, caller)) as MyCouponsData).couponList;
}
