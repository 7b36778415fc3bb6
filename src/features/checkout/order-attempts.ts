/**
 * Orders that were asked for: one order for a double tap, two tabs, a lost reply and a killed app (buying
 * 10). `api/keyed/attempts.ts` keeps their idempotency keys; here is what they were, and the order that
 * they became. Pure; `stored-keys.ts` keeps them for all tabs of the user.
 */
import * as v from 'valibot';
import type {
  OrderId,
  PlaceOrderBody,
  ProductId,
  RedEnvelopeId,
  SessionId,
  SkuId,
  SplitId,
  StoreId,
} from '../../api/generated/types.ts';
import { vId } from '../../api/id-schema.ts';
import { isPresent } from '../../lib/present.ts';

/** Longer than an order waits for its payment and the provider (buying 2): an older one is closed. */
const LIVES_MS = 20 * 60_000;
/** The latest; a person has one or two. */
export const MAX_ORDER_ATTEMPTS = 8;

const vRupiah = v.pipe(v.number(), v.integer(), v.minValue(0));

const vSplit = v.object({
  mode: v.picklist(['EQUAL', 'ITEM']),
  personList: v.array(v.object({ name: v.string(), quantity: vRupiah })),
});

const vPlacedOrder = v.object({
  orderId: vId<OrderId>(),
  payAmount: vRupiah,
  cancelTime: v.number(),
  /** Several pay it. */
  splitId: v.optional(vId<SplitId>()),
});

const vOrderAttempt = v.object({
  body: v.object({
    skuId: vId<SkuId>(),
    productId: vId<ProductId>(),
    storeId: vId<StoreId>(),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    detailId: v.optional(vId<SessionId>()),
    redEnvelopeId: v.optional(vId<RedEnvelopeId>()),
    payAmount: vRupiah,
    split: v.optional(vSplit),
  }),
  askedAtMs: v.number(),
  /** It became this order. Absent: the outcome is unknown. */
  placed: v.optional(v.object({ order: vPlacedOrder, atMs: v.number() })),
});

export const vOrderAttempts = v.pipe(v.array(vOrderAttempt), v.maxLength(MAX_ORDER_ATTEMPTS));

/** What is ordered. A place in a queue is no part of it: a retry that carries one asks for the same. */
export type OrderBody = Omit<PlaceOrderBody, 'queueToken'>;
export type PlacedOrder = v.InferOutput<typeof vPlacedOrder>;
export type OrderAttempt = v.InferOutput<typeof vOrderAttempt>;
export type OrderAttempts = readonly OrderAttempt[];

export function isSameOrder(one: OrderBody, other: OrderBody): boolean {
  return (
    one.skuId === other.skuId &&
    one.productId === other.productId &&
    one.storeId === other.storeId &&
    one.quantity === other.quantity &&
    (one.detailId ?? '') === (other.detailId ?? '') &&
    (one.redEnvelopeId ?? '') === (other.redEnvelopeId ?? '') &&
    one.payAmount === other.payAmount &&
    JSON.stringify(one.split ?? null) === JSON.stringify(other.split ?? null)
  );
}

function alive(kept: OrderAttempts, nowMs: number): OrderAttempt[] {
  return kept.filter(({ askedAtMs }) => Math.abs(nowMs - askedAtMs) < LIVES_MS);
}

interface AskedAt {
  nowMs: number;
  /** When the screen was opened: what another tab placed after it is this very order. */
  openedAtMs: number;
}

/** What to keep before it is sent, or the order that another tab has placed meanwhile. */
export function askedFor(
  kept: OrderAttempts,
  body: OrderBody,
  { nowMs, openedAtMs }: AskedAt,
): { next: OrderAttempt[] } | { placed: PlacedOrder } {
  const rest = alive(kept, nowMs);
  const known = rest.find((one) => isSameOrder(one.body, body));
  if (known?.placed && known.placed.atMs >= openedAtMs) return { placed: known.placed.order };
  if (known && !known.placed) return { next: rest };
  const { skuId, productId, storeId, quantity, detailId, redEnvelopeId, payAmount, split } = body;
  const attempt: OrderAttempt = {
    body: {
      skuId,
      productId,
      storeId,
      quantity,
      payAmount,
      ...(!isPresent(detailId) ? {} : { detailId }),
      ...(!isPresent(redEnvelopeId) ? {} : { redEnvelopeId }),
      ...(!isPresent(split) ? {} : { split }),
    },
    askedAtMs: nowMs,
  };
  const others = rest.filter((one) => one !== known);
  return { next: [...others, attempt].slice(-MAX_ORDER_ATTEMPTS) };
}

/** It has become this order. */
export function placedAs(
  kept: OrderAttempts,
  body: OrderBody,
  order: PlacedOrder,
  nowMs: number,
): OrderAttempt[] {
  return alive(kept, nowMs).map((one) =>
    isSameOrder(one.body, body) ? { ...one, placed: { order, atMs: nowMs } } : one,
  );
}

/** There is no such order. */
export function notPlaced(kept: OrderAttempts, body: OrderBody): OrderAttempt[] {
  return kept.filter((one) => !isSameOrder(one.body, body));
}

/** The last order that was asked for before the app was killed, and whose outcome is unknown. */
export function unansweredOf(
  kept: OrderAttempts,
  target: { skuId: SkuId; detailId: SessionId },
  nowMs: number,
): OrderBody | undefined {
  return alive(kept, nowMs).findLast(
    ({ body, placed }) =>
      !placed && body.skuId === target.skuId && (body.detailId ?? '') === target.detailId,
  )?.body;
}
