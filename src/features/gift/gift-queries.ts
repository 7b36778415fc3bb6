/** What stands behind a link, a code or an id, and how what depends on gifts gets fresh. */
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { couponDetail } from '../../api/generated/calls/coupon-detail.ts';
import { myCoupons } from '../../api/generated/calls/my-coupons.ts';
import { operationalDelivery } from '../../api/generated/calls/operational-delivery.ts';
import { tokenView } from '../../api/generated/calls/token-view.ts';
import type { TokenViewData } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { recoveryInterval } from '../../api/recovery.ts';
import { clock } from '../../lib/now.ts';
import { refreshOrders } from '../order/order-queries.ts';
import type { GiftAddress } from './address.ts';

/** With the end of the time to claim by this device's clock. */
export type TokenView = TokenViewData & { claimUntilMs: number };

/** Looking claims nothing. `userId`: another user sees another state. */
export function tokenQuery(address: GiftAddress, userId: string | undefined) {
  return {
    queryKey: [tokenView.path, address, userId] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TokenView> => {
      const data = await call(tokenView, address, { signal });
      return { ...data, claimUntilMs: clock.nowMs() + data.expireTime - data.serverTime };
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
    // Who typed five wrong codes waits for a tap: a guess that repeats itself would only add to them.
    refetchInterval: (query: Parameters<typeof recoveryInterval>[0]) =>
      isLimited(query.state.error) ? false : recoveryInterval(query),
  };
}

function isLimited(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'rate-limited';
}

/** A campaign of operations. */
export function deliveryQuery(pageId: string, userId: string | undefined) {
  return {
    queryKey: [operationalDelivery.path, pageId, userId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(operationalDelivery, { pageId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
  };
}

/** A gift was made, claimed or has gone back: vouchers, their orders and links are asked for again. */
export function refreshGifts(): void {
  void askAgain(couponDetail.path);
  refreshLists();
}

/** As `refreshGifts`, when the voucher is another's now: its page, which may be leaving, asks no more. */
export function refreshLists(): void {
  for (const { path } of [tokenView, operationalDelivery, myCoupons]) void askAgain(path);
  refreshOrders();
}

/**
 * A first question that is on its way is not repeated by an invalidation, and its answer may be of
 * before: as after a login, which claims while the page is asked for.
 */
async function askAgain(path: string): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [path] });
  await queryClient.invalidateQueries({ queryKey: [path] });
}
