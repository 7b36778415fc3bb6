import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { myCoupons } from '../../api/generated/calls/my-coupons.ts';
import { vWalletCoupon } from '../../api/generated/shared/wallet-coupon.ts';
import type {
  CouponSort,
  CouponState,
  MyCouponsBody,
  WalletCoupon,
} from '../../api/generated/types.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { type Paged, usePages } from '../../api/use-pages.ts';
import { clock } from '../../lib/now.ts';
import { currentPoint, useLocationState } from '../location/location.ts';
import { keptPage, type WalletPage } from './kept-list.ts';
import { keepList } from './offline-wallet.ts';
import { tabRule, type WalletTab } from './tabs.ts';

const PAGE_SIZE = 20;

export interface WalletChoice {
  tab: WalletTab;
  sort: CouponSort;
  search: string;
  /** Only what can be used at this moment. */
  isUsableNow: boolean;
}

const endpoint = tolerant(myCoupons, {
  couponList: eachOf(vWalletCoupon, 'wallet.coupon'),
  hasMore: v.boolean(),
  totalCount: v.number(),
  leftOutCount: v.optional(v.number()),
  serverTime: v.number(),
});

export const WALLET = myCoupons.path;

/** The list of an earlier visit; undefined when nothing readable is kept. */
export function keptList() {
  const page = keptPage();
  return page && { pages: [page], pageParams: [{ pageNo: 1 }] };
}

/** Of two lines of an order that waits, or of one voucher. */
export function lineId({ couponId, orderId }: WalletCoupon): string {
  return couponId ?? orderId ?? '';
}

async function walletPage(body: MyCouponsBody, signal: AbortSignal): Promise<WalletPage> {
  const data = await call(endpoint, body, { signal });
  return {
    coupons: data.couponList,
    hasMore: data.hasMore,
    leftOut: data.leftOutCount,
    receivedAtMs: clock.nowMs(),
  };
}

/** Coupons that were claimed, in these states. */
export function useClaimed(
  states: readonly CouponState[],
  isMember: boolean,
): Paged<WalletPage, WalletCoupon> {
  const sort = states.includes('valid_coupon') ? 'EXPIRING' : 'NEWEST';
  return usePages<WalletPage, WalletCoupon>({
    key: [WALLET, 'claimed', ...states],
    fetch: ({ pageNo }, signal) => {
      const body: MyCouponsBody = {
        kind: 'CLAIMED',
        states: [...states],
        sort,
        pageNo,
        pageSize: PAGE_SIZE,
      };
      return walletPage({ ...body, ...currentPoint() }, signal);
    },
    items: (page) => page.coupons,
    id: lineId,
    isCounted: true,
    enabled: isMember,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * What the user has. Asked for again whenever it is shown or the app comes back: vouchers are bought
 * and used elsewhere too. What can be used stays readable without a network.
 */
export function useWallet(
  { tab, sort, search, isUsableNow }: WalletChoice,
  isMember: boolean,
): Paged<WalletPage, WalletCoupon> {
  useLocationState();
  const point = currentPoint();
  const isKept = tab === 'usable' && sort === 'EXPIRING' && search === '' && !isUsableNow;
  return usePages<WalletPage, WalletCoupon>({
    key: [WALLET, tab, sort, search, isUsableNow, ...(sort === 'NEAR' ? [point] : [])],
    fetch: async ({ pageNo }, signal) => {
      const states = [...tabRule(tab).states];
      const asked = { states, sort, search, usableNow: isUsableNow };
      const body = { ...asked, ...currentPoint(), pageNo, pageSize: PAGE_SIZE };
      const page = await walletPage(body, signal);
      if (isKept && pageNo === 1) keepList(page);
      return page;
    },
    items: (page) => page.coupons,
    id: lineId,
    isCounted: true,
    enabled: isMember,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    ...(isKept ? { kept: keptList } : {}),
  });
}
