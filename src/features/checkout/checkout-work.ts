/** The effects of checkout: the two calls, and the wish that outlives them. `checkout-walk.ts` says when. */
import { host } from '#host';
import { call } from '../../api/call.ts';
import { ApiError, SERVER_FAULT } from '../../api/errors.ts';
import { placeOrder } from '../../api/generated/calls/place-order.ts';
import { settlement } from '../../api/generated/calls/settlement.ts';
import type { PlaceOrderBody } from '../../api/generated/types.ts';
import { isSettled } from '../../api/keyed/settled.ts';
import { randomId } from '../../host/random-id.ts';
import { text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { isPresent } from '../../lib/present.ts';
import { storage } from '../../storage/storage.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { rememberPayment } from '../payment/open-payment.ts';
import type { CheckoutEvent } from './checkout-flow.ts';
import type { CheckoutWork } from './checkout-walk.ts';
import { rushOf } from './rush.ts';
import { storedCheckout } from './stored-keys.ts';
import {
  type KeptWishes,
  type PlacedOrder,
  unansweredWish,
  wishFor,
  wishGranted,
  wishLost,
  wishRefused,
  wishUnplaced,
} from './wish.ts';

export interface CheckoutTarget {
  skuId: string;
  productId: string;
  storeId: string;
  detailId: string;
}

/** Contract `ENVELOPE_UNFIT`. */
const ENVELOPE_UNFIT = '100000015';
/** Contract `SOLD_OUT` to `APP_ONLY`, `NO_METHOD`: something is not as it was shown. */
const CHANGED = /^1000000(?:1[0-6]|18)$/;
/** Contract `SPLIT_REFUSED`. */
const SPLIT_REFUSED = '100000081';

export function unansweredOrder({ skuId, detailId }: CheckoutTarget) {
  return unansweredWish(storedCheckout.get() ?? [], { skuId, detailId }, clock.nowMs());
}

export function checkoutWork({ skuId, detailId }: CheckoutTarget): CheckoutWork {
  const openedAtMs = clock.nowMs();

  return {
    async look({ quantity, envelope, redEnvelopeId }, count, signal) {
      const body = {
        skuId,
        quantity,
        envelope,
        ...(detailId === '' ? {} : { detailId }),
        ...(redEnvelopeId === undefined ? {} : { redEnvelopeId }),
      };
      try {
        return { type: 'looked', count, data: await call(settlement, body, { signal }) };
      } catch (error) {
        if (!signal.aborted) reportProblem('checkout.settlement', error);
        const isEnvelope = error instanceof ApiError && error.code === ENVELOPE_UNFIT;
        return { type: 'look-failed', count, error, isEnvelope };
      }
    },

    async place(body) {
      // Another tab may have asked a moment ago.
      await storage.reread(storedCheckout.name);
      const asked = wishFor(storedCheckout.get() ?? [], wishOf(body), {
        nowMs: clock.nowMs(),
        openedAtMs,
        newKey: randomId,
      });
      if ('placed' in asked) return { type: 'placed', order: asked.placed };
      // On disk before it is sent: the app may be killed before the reply.
      await storedCheckout.keep(asked.next);
      return send(body, asked.key);
    },

    onNetwork: (listener) =>
      host.onNetstate((netstate) => {
        if (netstate !== 0) listener();
      }),
  };
}

async function send(body: PlaceOrderBody, key: string): Promise<CheckoutEvent> {
  try {
    const { orderId, payAmount, cancelTime, splitId } = await call(placeOrder, body, {
      idempotencyKey: key,
    });
    const order: PlacedOrder = {
      orderId,
      payAmount,
      cancelTime,
      ...(isPresent(splitId) ? { splitId } : {}),
    };
    storedCheckout.set(wishGranted(storedCheckout.get() ?? [], key, order, clock.nowMs()));
    track('order_placed', { skuId: body.skuId, quantity: body.quantity });
    // A split is paid by its shares, on its own page.
    if (payAmount > 0 && !isPresent(splitId)) rememberPayment({ orderId, cancelTime });
    return { type: 'placed', order };
  } catch (error) {
    reportProblem('checkout.place', error);
    return refusedBy(error, key);
  }
}

function refusedBy(error: unknown, key: string): CheckoutEvent {
  const { kind, code, message } = error instanceof ApiError ? error : new ApiError('malformed');
  switch (kind) {
    // Sent or not, done or not: nobody knows, so the key stays.
    case 'network':
    case 'timeout':
    case 'cancelled':
    case 'malformed':
      return lost(key);
    case 'session':
      return unplaced(key, { type: 'place-failed', message: text('checkout.loggedOut'), code });
    case 'rate-limited': {
      change((kept) => wishUnplaced(kept, key));
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
      if (code === SERVER_FAULT) return lost(key);
      if (!isSettled(error)) return unplaced(key, { type: 'place-failed', message, code });
      change((kept) => wishRefused(kept, key));
      if (code === SPLIT_REFUSED) return { type: 'place-refused', message, isSplit: true };
      return CHANGED.test(code)
        ? { type: 'place-refused', message, isSplit: false }
        : { type: 'place-failed', message, code };
  }
}

function lost(key: string): CheckoutEvent {
  change((kept) => wishLost(kept, key));
  return { type: 'place-lost' };
}

/** This try did nothing; one before it may have. */
function unplaced(key: string, event: CheckoutEvent): CheckoutEvent {
  change((kept) => wishUnplaced(kept, key));
  const wasLost = storedCheckout.get()?.some((one) => one.key === key && one.isLost === true);
  return wasLost === true ? { type: 'place-lost' } : event;
}

function change(how: (kept: KeptWishes) => KeptWishes): void {
  storedCheckout.set([...how(storedCheckout.get() ?? [])]);
}

function wishOf({ queueToken: _place, ...wish }: PlaceOrderBody) {
  return wish;
}
