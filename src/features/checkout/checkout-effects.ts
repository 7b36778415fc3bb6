/** The effects of checkout: the two calls, and the order attempts that outlive it. `checkout-runner.ts` says when. */
import { host } from '#host';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { placeOrder } from '../../api/generated/calls/place-order.ts';
import { settlement } from '../../api/generated/calls/settlement.ts';
import * as codes from '../../api/generated/codes.ts';
import type {
  PlaceOrderBody,
  ProductId,
  SessionId,
  SkuId,
  StoreId,
} from '../../api/generated/types.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { isSettled } from '../../api/keyed/open-attempts.ts';
import { text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { isPresent } from '../../lib/present.ts';
import { storage } from '../../storage/storage.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { rememberPayment } from '../payment/open-payment.ts';
import type { CheckoutEvent } from './checkout-flow.ts';
import type { CheckoutEffects } from './checkout-runner.ts';
import {
  askedFor,
  notPlaced,
  type OrderAttempts,
  type OrderBody,
  placedAs,
  type PlacedOrder,
  unansweredOf,
} from './order-attempts.ts';
import { storedCheckout } from './stored-keys.ts';
import { retryAfterMs } from '../../api/retry-after.ts';

const placeOnce = attempts(placeOrder, { identity: orderOf });

export interface CheckoutTarget {
  skuId: SkuId;
  productId: ProductId;
  storeId: StoreId;
  detailId: SessionId;
}

/** Something is not as it was shown. */
const CHANGED: ReadonlySet<string> = new Set([
  codes.SOLD_OUT,
  codes.PURCHASE_LIMIT,
  codes.NOT_ELIGIBLE,
  codes.PRICE_CHANGED,
  codes.WITHDRAWN,
  codes.ENVELOPE_UNFIT,
  codes.APP_ONLY,
  codes.NO_METHOD,
]);

/** What was asked for before the app was killed, and may be an order. */
export function unansweredOrder({ skuId, detailId }: CheckoutTarget): OrderBody | undefined {
  return unansweredOf(storedCheckout.get() ?? [], { skuId, detailId }, clock.nowMs());
}

export function checkoutEffects({ skuId, detailId }: CheckoutTarget): CheckoutEffects {
  const openedAtMs = clock.nowMs();

  return {
    async quote({ quantity, envelope, redEnvelopeId }, count, signal) {
      const body = {
        skuId,
        quantity,
        envelope,
        ...(detailId === '' ? {} : { detailId }),
        ...(redEnvelopeId === undefined ? {} : { redEnvelopeId }),
      };
      try {
        return { type: 'quoted', count, data: await call(settlement, body, { signal }) };
      } catch (error) {
        if (!signal.aborted) reportProblem('checkout.settlement', error);
        const isEnvelope = error instanceof ApiError && error.code === codes.ENVELOPE_UNFIT;
        return { type: 'quote-failed', count, error, isEnvelope };
      }
    },

    async place(body) {
      // Another tab may have asked a moment ago.
      await storage.reread(storedCheckout.name);
      const at = { nowMs: clock.nowMs(), openedAtMs };
      const found = askedFor(storedCheckout.get() ?? [], orderOf(body), at);
      if ('placed' in found) return { type: 'placed', order: found.placed };
      // On disk before it is sent: the app may be killed before the reply.
      await storedCheckout.keep(found.next);
      return send(body);
    },

    onNetwork: (listener) =>
      host.onNetstate((netstate) => {
        if (netstate !== 0) listener();
      }),
  };
}

async function send(body: PlaceOrderBody): Promise<CheckoutEvent> {
  try {
    const { orderId, payAmount, cancelTime, splitId } = await placeOnce(body);
    const order: PlacedOrder = {
      orderId,
      payAmount,
      cancelTime,
      ...(isPresent(splitId) ? { splitId } : {}),
    };
    change((kept) => placedAs(kept, body, order, clock.nowMs()));
    track('order_placed', { skuId: body.skuId, quantity: body.quantity });
    // A split is paid by its shares, on its own page.
    if (payAmount > 0 && !isPresent(splitId)) rememberPayment({ orderId, cancelTime });
    return { type: 'placed', order };
  } catch (error) {
    reportProblem('checkout.place', error);
    const mayBePlaced = placeOnce.mayBeDone(body);
    if (!mayBePlaced) change((kept) => notPlaced(kept, body));
    const outcome = refusedBy(error, mayBePlaced);
    // A place in the queue of a flash deal.
    if (outcome.type === 'place-rush' && outcome.queueToken !== undefined)
      track('flash_queue', { skuId: body.skuId, waitMs: outcome.untilMs - clock.nowMs() });
    return outcome;
  }
}

/** `mayBePlaced`: this try, or one before it, was sent and not answered. */
function refusedBy(error: unknown, mayBePlaced: boolean): CheckoutEvent {
  const { kind, code, message } = error instanceof ApiError ? error : new ApiError('malformed');
  const failed = (words: string): CheckoutEvent =>
    mayBePlaced ? { type: 'place-lost' } : { type: 'place-failed', message: words, code };
  switch (kind) {
    case 'network':
    case 'timeout':
    case 'cancelled':
    case 'malformed':
      return { type: 'place-lost' };
    case 'session':
      return failed(text('checkout.loggedOut'));
    case 'rate-limited': {
      const cause = error instanceof ApiError ? error.cause : undefined;
      const { waitMs, queueToken } = rushOf(cause, Math.random());
      return {
        type: 'place-rush',
        // Merchant 8.
        message: message || text('checkout.rush'),
        untilMs: clock.nowMs() + waitMs,
        queueToken,
      };
    }
    case 'business':
      if (code === codes.INTERNAL) return { type: 'place-lost' };
      if (!isSettled(error)) return failed(message);
      if (code === codes.SPLIT_REFUSED) return { type: 'place-refused', message, isSplit: true };
      return CHANGED.has(code)
        ? { type: 'place-refused', message, isSplit: false }
        : { type: 'place-failed', message, code };
  }
}

function change(how: (kept: OrderAttempts) => OrderAttempts): void {
  storedCheckout.set([...how(storedCheckout.get() ?? [])]);
}

function orderOf({ queueToken: _place, ...order }: PlaceOrderBody): OrderBody {
  return order;
}

/** Too many people at once: how long to wait. Merchant 8, discovery 3 "Rush". Pure. */
/** When the server names no time. */
const DEFAULT_WAIT_MS = 3000;
const SHORTEST_MS = 500;
const LONGEST_MS = 60_000;
/** So that all who wait do not come back at once. */
const SPREAD = 0.1;

interface Rush {
  waitMs: number;
  queueToken: string | undefined;
}

/** `data` is that of the refusal, unchecked; `chance` is 0..1. */
export function rushOf(data: unknown, chance: number): Rush {
  const queueToken =
    typeof data === 'object' && data !== null && 'queueToken' in data ? data.queueToken : undefined;
  const saidMs = retryAfterMs(data) ?? DEFAULT_WAIT_MS;
  return {
    waitMs: Math.min(LONGEST_MS, Math.max(SHORTEST_MS, saidMs)) * (1 + SPREAD * chance),
    queueToken: typeof queueToken === 'string' ? queueToken : undefined,
  };
}
