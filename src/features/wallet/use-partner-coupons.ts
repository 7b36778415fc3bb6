import * as v from 'valibot';
import { attempts } from '../../api/keyed/attempts.ts';
import { call } from '../../api/call.ts';
import { partnerCodeOpen } from '../../api/generated/calls/partner-code-open.ts';
import { partnerCoupons } from '../../api/generated/calls/partner-coupons.ts';
import { vPartnerCoupon } from '../../api/generated/shared/partner-coupon.ts';
import type { PartnerCoupon } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { type Paged, usePages } from '../../api/use-pages.ts';
import { act } from '../act/act.ts';
import { currentPoint } from '../location/location.ts';
import { WALLET } from './use-wallet.ts';

const PAGE_SIZE = 20;

interface PartnerPage {
  coupons: PartnerCoupon[];
  hasMore: boolean;
}

const endpoint = tolerant(partnerCoupons, {
  couponList: eachOf(vPartnerCoupon, 'wallet.partner'),
  hasMore: v.boolean(),
  totalCount: v.number(),
  serverTime: v.number(),
});

/** The user's vouchers with partners' codes. */
export function usePartnerCoupons(isMember: boolean): Paged<PartnerPage, PartnerCoupon> {
  return usePages<PartnerPage, PartnerCoupon>({
    key: [partnerCoupons.path],
    fetch: async ({ pageNo }, signal) => {
      const body = { pageNo, pageSize: PAGE_SIZE, ...currentPoint() };
      const { couponList, hasMore } = await call(endpoint, body, { signal });
      return { coupons: couponList, hasMore };
    },
    items: (page) => page.coupons,
    id: ({ coupon }) => coupon.couponId ?? '',
    isCounted: true,
    enabled: isMember,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Asks for a partner's code; the lists that show its voucher follow. */
export const openPartnerCode = act(attempts(partnerCodeOpen), {
  name: 'wallet.partnerCode',
  onEnd() {
    for (const queryKey of [[partnerCoupons.path], [WALLET]])
      void queryClient.invalidateQueries({ queryKey });
  },
  failed: 'offers.openFailed',
  shows: 'inline',
});
