/** What would return, one refund, its reasons and banks; and how what depends on them gets fresh. */
import { keepPreviousData, type Query } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { applyRefund } from '../../api/generated/calls/apply-refund.ts';
import { bankList } from '../../api/generated/calls/bank-list.ts';
import { couponDetail } from '../../api/generated/calls/coupon-detail.ts';
import { myCoupons } from '../../api/generated/calls/my-coupons.ts';
import { refundDetail } from '../../api/generated/calls/refund-detail.ts';
import { refundReasons } from '../../api/generated/calls/refund-reasons.ts';
import { splitView } from '../../api/generated/calls/split-view.ts';
import * as codes from '../../api/generated/codes.ts';
import type {
  CouponId,
  OrderId,
  RefundDetailData,
  RefundId,
  RefundStatus,
} from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { recoveryInterval } from '../../api/recovery.ts';
import { absentAt, type FailureRows } from '../failure/failure-rows.ts';
import { refreshOrders } from '../order/order-queries.ts';

/** Why there is no refund to show. */
export const REFUND_FAILURES: FailureRows = {
  ...absentAt(codes.REFUND_ABSENT),
  unnamed: {
    picture: 'notFound',
    title: 'aftersale.absentTitle',
    note: 'aftersale.absentNote',
    action: 'wayOn',
  },
};

/** `couponIds` empty: all that can return. */
export function refundQuoteQuery(orderId: OrderId, couponIds: readonly CouponId[]) {
  return {
    queryKey: [applyRefund.path, { orderId, couponIds }] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(applyRefund, { orderId, couponIds: [...couponIds] }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  };
}

/** How often a refund is asked for while the desk or the bank may act on it. */
const WATCH_MS = 5_000;
const WATCHED: ReadonlySet<RefundStatus> = new Set(['REQUESTED', 'SENT']);

export function refundQuery(refundId: RefundId) {
  return {
    queryKey: [refundDetail.path, { refundId }] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(refundDetail, { refundId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
    refetchInterval: (query: Query<RefundDetailData>) => {
      const { data, error } = query.state;
      const isWatched = !error && data !== undefined && WATCHED.has(data.refund.status);
      return isWatched ? WATCH_MS : recoveryInterval(query);
    },
  };
}

export const reasonsQuery = callQuery(refundReasons, {});

export const banksQuery = callQuery(bankList, {});

/** The reply of a call that changed the refund. */
export function setRefund(data: RefundDetailData): void {
  queryClient.setQueryData(refundQuery(data.refund.refundId).queryKey, data);
  refreshRefunded();
}

/** Vouchers, orders and splits whose money moves are asked for again. */
export function refreshRefunded(): void {
  for (const { path } of [applyRefund, couponDetail, myCoupons, splitView])
    void queryClient.invalidateQueries({ queryKey: [path] });
  refreshOrders();
}
