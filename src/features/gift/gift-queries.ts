/** What stands behind a link, a code or an id, how a gift ends, and how what depends on gifts gets fresh. */
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { couponDetail } from '../../api/generated/calls/coupon-detail.ts';
import { myCoupons } from '../../api/generated/calls/my-coupons.ts';
import { operationalDelivery } from '../../api/generated/calls/operational-delivery.ts';
import { tokenView } from '../../api/generated/calls/token-view.ts';
import type { TokenViewData, Gift, ReceiveByTokenBody } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { recoveryInterval } from '../../api/recovery.ts';
import { clock } from '../../lib/now.ts';
import { ABSENT, type FailureRow, type FailureRows, USUAL_ROWS } from '../failure/failure-rows.ts';
import type { RouteParams } from '../links/routes.ts';
import { refreshOrders } from '../order/order-queries.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { giftReturn } from '../../api/generated/calls/gift-return.ts';
import { giftTakeBack } from '../../api/generated/calls/gift-take-back.ts';
import { text } from '../../i18n/i18n.ts';
import { act } from '../act/act.ts';
import { takeOut } from '../order/taken-out.ts';

/** What an address of `receiveRedEnvelope` asks for. Buying 3 `token_view`. */
export type GiftAddress = { token: string } | { code: string } | { id: string };

/** The first that is there; undefined: the link is not whole. */
export function giftAddress(params: RouteParams<'receiveRedEnvelope'>): GiftAddress | undefined {
  const { token, code, id } = params;
  if (token !== undefined) return { token };
  if (code !== undefined) return { code };
  return id === undefined ? undefined : { id };
}

/** What can be claimed with it; undefined: an id is of something that one has. */
export function claimOf(address: GiftAddress): ReceiveByTokenBody | undefined {
  return 'id' in address ? undefined : address;
}

/** With the end of the time to claim by this device's clock. */
export type TokenView = TokenViewData & { claimUntilMs: number };

/** Looking claims nothing. `userId`: another user sees another state. */
export function tokenQuery(address: GiftAddress | undefined, userId: string | undefined) {
  return {
    queryKey: [tokenView.path, address, userId] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TokenView> => {
      const data = await call(tokenView, address ?? {}, { signal });
      return { ...data, claimUntilMs: clock.nowMs() + data.expireTime - data.serverTime };
    },
    enabled: address !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
    // After five wrong codes the next try needs a tap: a guess that repeats itself would only add to them.
    refetchInterval: (query: Parameters<typeof recoveryInterval>[0]) =>
      isTriesSpent(query.state.error) ? false : recoveryInterval(query),
  };
}

/** Why there is no gift to show. */
export const GIFT_FAILURES: FailureRows = {
  ...USUAL_ROWS,
  unnamed: {
    picture: 'notFound',
    title: 'gift.nothingTitle',
    note: 'gift.nothingNote',
    action: 'wayOn',
  },
  byCode: new Map<string, FailureRow>([
    [codes.TOKEN_ABSENT, ABSENT],
    [
      codes.TOKEN_TRIES_SPENT,
      {
        picture: 'busy',
        title: 'gift.triesSpent',
        note: 'gift.triesSpentNote',
        action: 'retry',
        waits: true,
      },
    ],
  ]),
};

/** Too many wrong codes or links (growth 5). A busy server is none of that: it has another code. */
function isTriesSpent(error: unknown): boolean {
  return error instanceof ApiError && error.code === codes.TOKEN_TRIES_SPENT;
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

/** Like `refreshGifts`, for a voucher that is another user's now: its own page is not asked for again. */
function refreshLists(): void {
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

const takeBackOnce = attempts(giftTakeBack);
const returnOnce = attempts(giftReturn);

export type GiftEnd = 'take-back' | 'return';

/** A gift goes back to its giver: taken back before it is claimed, or returned unused. */
export const giftEnds = {
  'take-back': act(({ giftId }: Gift) => takeBackOnce({ giftId }), {
    name: 'gift.take-back',
    onDone: refreshGifts,
    onRefused: refreshGifts,
    done: 'gift.takenBack',
    failed: 'gift.actFailed',
  }),
  return: act(({ giftId }: Gift) => returnOnce({ giftId }), {
    name: 'gift.return',
    onDone(_, { couponId }) {
      takeOut([couponId], 'GIVEN');
      refreshLists();
    },
    onRefused: refreshGifts,
    done: (_, { giverName }) => text('gift.returned', { name: giverName }),
    failed: 'gift.actFailed',
  }),
};
