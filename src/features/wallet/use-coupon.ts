import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/call.ts';
import { couponDetail } from '../../api/generated/calls/coupon-detail.ts';
import * as codes from '../../api/generated/codes.ts';
import type {
  BoughtTerms,
  CouponDetailData,
  CouponId,
  OrderCase,
  OutletCase,
  PartnerCode,
  Redemption,
  ReportRule,
  VisitId,
  VoucherKind,
  VoucherStore,
  WalletCoupon,
} from '../../api/generated/types.ts';
import { clock, onThisMachine } from '../../lib/now.ts';
import { isPresent } from '../../lib/present.ts';
import type { Moment } from '../../lib/server-moment.ts';
import { absentAt, type FailureRows } from '../failure/failure-rows.ts';
import { currentPoint } from '../location/location.ts';
import { keptVoucher, noteVoucher, useKeptWallet } from './offline-wallet.ts';

/** Why there is no voucher of the user's to show. */
export const COUPON_FAILURES: FailureRows = {
  ...absentAt(codes.COUPON_ABSENT),
  unnamed: {
    picture: 'notFound',
    title: 'wallet.absentTitle',
    note: 'wallet.absentNote',
    action: 'wayOn',
  },
};

/** How often a voucher is asked for that is shown at a counter, and while its use can be taken back. */
const WATCH_MS = 3_000;
const UNDO_WATCH_MS = 20_000;

export interface CouponDetail {
  coupon: WalletCoupon;
  /** Undefined: it was claimed. */
  bought: BoughtTerms | undefined;
  /** Whose code redeems it. */
  voucherKind: VoucherKind;
  /** A partner's, once it was asked for. */
  partnerCode: PartnerCode | undefined;
  /** Of its codes, lower-case hex; undefined: it cannot be redeemed now. */
  seed: string | undefined;
  /** The newest try to use it, and the newest case of an outlet that refused it. */
  redemption: Redemption | undefined;
  outletCase: OutletCase | undefined;
  /** What a refusal by an outlet would lead to; undefined: it cannot be reported. */
  reportRule: ReportRule | undefined;
  /** The user's questions about a voucher that another bought. */
  caseList: readonly OrderCase[];
  /** A visit that has no review yet; undefined: it has one, or cannot have one. */
  reviewVisitId: VisitId | undefined;
  /** Milliseconds that this device's clock is ahead of the server's. */
  aheadMs: number;
  /** What is known of the server's time. */
  moment: Moment;
  /** Until when this device may show its code without a network. */
  offlineUntil: number | undefined;
  /** Milliseconds since the epoch by this device. */
  receivedAtMs: number;
  /** When a gift of it that waits goes back, by this device's clock. */
  giftUntilMs: number | undefined;
  /** The outlets that this device has kept; undefined: it comes from the server. */
  keptStores: readonly VoucherStore[] | undefined;
}

/** One voucher of the user's, asked for again when the app comes back. */
export function useCoupon(couponId: CouponId) {
  return useQuery({
    queryKey: [couponDetail.path, couponId],
    queryFn: async ({ signal }): Promise<CouponDetail> => {
      const data = await call(couponDetail, { couponId, ...currentPoint() }, { signal });
      noteVoucher(data.coupon);
      return received(data);
    },
    enabled: couponId !== '',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => watchMs(state.data),
  });
}

/** A cashier may act on it at any moment, or takes a confirmation back. */
function watchMs(detail: CouponDetail | undefined): number | false {
  const state = detail?.coupon.state;
  const { lockedUntil, undoUntil } = detail?.redemption ?? {};
  if (state === 'valid' || state === 'valid_coupon' || isPresent(lockedUntil)) return WATCH_MS;
  const nowMs = clock.nowMs() - (detail?.aheadMs ?? 0);
  return isPresent(undoUntil) && nowMs < undoUntil ? UNDO_WATCH_MS : false;
}

function received(data: CouponDetailData): CouponDetail {
  const { gift } = data.coupon;
  return {
    coupon: data.coupon,
    bought: data.bought ?? undefined,
    voucherKind: data.voucherKind,
    partnerCode: data.partnerCode ?? undefined,
    seed: data.seed ?? undefined,
    redemption: data.redemption ?? undefined,
    outletCase: data.outletCase ?? undefined,
    reportRule: data.reportRule ?? undefined,
    caseList: data.caseList ?? [],
    reviewVisitId: data.reviewVisitId ?? undefined,
    aheadMs: clock.nowMs() - data.serverTime,
    moment: {
      serverMs: data.serverTime,
      machineMs: onThisMachine(clock.nowMs()),
      monotonicMs: performance.now(),
    },
    offlineUntil: data.offlineUntil ?? undefined,
    receivedAtMs: clock.nowMs(),
    giftUntilMs:
      gift?.status === 'WAITING' ? clock.nowMs() + gift.expireTime - data.serverTime : undefined,
    keptStores: undefined,
  };
}

/** What this device has kept of the voucher; undefined: nothing. */
export function useKeptCoupon(couponId: CouponId, isMember: boolean): CouponDetail | undefined {
  const kept = useKeptWallet(isMember);
  return useMemo(() => {
    const nowMs = clock.nowMs();
    const voucher = keptVoucher(kept, couponId, nowMs);
    if (!kept || !voucher) return undefined;
    const { detail, storeList } = voucher;
    return {
      ...received({ ...detail, serverTime: nowMs }),
      moment: kept.moment,
      receivedAtMs: kept.receivedAtMs,
      keptStores: storeList,
    };
  }, [kept, couponId]);
}
