import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { couponDetail } from '../../api/generated/calls/coupon-detail.ts';
import type { BoughtTerms, VoucherKind } from '../../api/generated/types.ts';
import { clock } from '../../lib/now.ts';
import { currentPoint } from '../location/location.ts';
import { daysBetween } from './left-days.ts';
import type { OwnedCoupon } from './use-wallet.ts';

/** Contract `COUPON_ABSENT`: an unknown voucher and another user's are the same to who asks. */
export const COUPON_ABSENT = '100000058';

export interface CouponDetail {
  coupon: OwnedCoupon;
  /** Undefined: it was claimed. */
  bought: BoughtTerms | undefined;
  /** Whose code redeems it. */
  voucherKind: VoucherKind;
  /** Of its codes, lower-case hex; undefined: it cannot be redeemed now. */
  seed: string | undefined;
  /** Milliseconds since the epoch by this device. */
  receivedAtMs: number;
  /** When a gift of it that waits goes back, by this device's clock. */
  giftUntilMs: number | undefined;
}

/** One voucher of the user's, asked for again when the app comes back. */
export function useCoupon(couponId: string) {
  return useQuery({
    queryKey: [couponDetail.path, couponId],
    queryFn: async ({ signal }): Promise<CouponDetail> => {
      const data = await call(couponDetail, { couponId, ...currentPoint() }, { signal });
      const { gift } = data.coupon;
      const leftDays = daysBetween(data.serverTime, data.coupon.validEnd);
      return {
        coupon: { ...data.coupon, leftDays },
        bought: data.bought ?? undefined,
        voucherKind: data.voucherKind,
        seed: data.seed ?? undefined,
        receivedAtMs: clock.nowMs(),
        giftUntilMs:
          gift?.status === 'WAITING'
            ? clock.nowMs() + gift.expireTime - data.serverTime
            : undefined,
      };
    },
    enabled: couponId !== '',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
