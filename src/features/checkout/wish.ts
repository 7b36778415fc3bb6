/**
 * Which order was asked for, and under which idempotency key, until its outcome is known: one order for a
 * double tap, two tabs, a lost reply and a killed app (buying 10). Pure; `stored-keys.ts` keeps it for
 * all tabs of the user.
 */
import * as v from 'valibot';
import type { PlaceOrderBody } from '../../api/generated/types.ts';
import { isPresent } from '../../lib/present.ts';

/** Longer than an order waits for its payment and the provider (buying 2): an older one is closed. */
const WISH_LIVES_MS = 20 * 60_000;
/** The latest; a person has one or two. */
export const MAX_WISHES = 8;

const vRupiah = v.pipe(v.number(), v.integer(), v.minValue(0));

const vSplit = v.object({
  mode: v.picklist(['EQUAL', 'ITEM']),
  personList: v.array(v.object({ name: v.string(), quantity: vRupiah })),
});

const vPlacedOrder = v.object({
  orderId: v.string(),
  payAmount: vRupiah,
  cancelTime: v.number(),
  /** Several pay it. */
  splitId: v.optional(v.string()),
});

const vKeptWish = v.object({
  body: v.object({
    skuId: v.string(),
    productId: v.string(),
    storeId: v.string(),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    detailId: v.optional(v.string()),
    redEnvelopeId: v.optional(v.string()),
    payAmount: vRupiah,
    split: v.optional(vSplit),
  }),
  key: v.string(),
  askedAtMs: v.number(),
  /** Sent, and nobody answered. Only a reply that settles it takes this back. */
  isLost: v.optional(v.literal(true)),
  /** The last try was answered and placed nothing, which says nothing about one before it. */
  isUnplaced: v.optional(v.literal(true)),
  /** Known: this order. Absent: nobody has heard of the outcome. */
  placed: v.optional(v.object({ order: vPlacedOrder, atMs: v.number() })),
});

export const vKeptWishes = v.pipe(v.array(vKeptWish), v.maxLength(MAX_WISHES));

export type Wish = Omit<PlaceOrderBody, 'queueToken'>;
export type PlacedOrder = v.InferOutput<typeof vPlacedOrder>;
export type KeptWish = v.InferOutput<typeof vKeptWish>;
export type KeptWishes = readonly KeptWish[];

function isSame(one: Wish, other: Wish): boolean {
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

function alive(kept: KeptWishes, nowMs: number): KeptWish[] {
  return kept.filter(({ askedAtMs }) => Math.abs(nowMs - askedAtMs) < WISH_LIVES_MS);
}

export interface AskedAt {
  nowMs: number;
  /** When the screen was opened: what was placed after it, in another tab, is this very wish. */
  openedAtMs: number;
  newKey: () => string;
}

/** The key to ask with, or the order that another tab has placed meanwhile. */
export function wishFor(
  kept: KeptWishes,
  body: Wish,
  { nowMs, openedAtMs, newKey }: AskedAt,
): { key: string; next: KeptWish[] } | { placed: PlacedOrder } {
  const rest = alive(kept, nowMs);
  const known = rest.find((one) => isSame(one.body, body));
  if (known?.placed && known.placed.atMs >= openedAtMs) return { placed: known.placed.order };
  if (known && !known.placed) {
    const { isUnplaced: _, ...sent } = known;
    return { key: known.key, next: rest.map((one) => (one === known ? sent : one)) };
  }
  const { skuId, productId, storeId, quantity, detailId, redEnvelopeId, payAmount, split } = body;
  const added: KeptWish = {
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
    key: newKey(),
    askedAtMs: nowMs,
  };
  const others = rest.filter((one) => one !== known);
  return { key: added.key, next: [...others, added].slice(-MAX_WISHES) };
}

/** It has become this order. */
export function wishGranted(
  kept: KeptWishes,
  key: string,
  order: PlacedOrder,
  nowMs: number,
): KeptWish[] {
  return alive(kept, nowMs).map((one) =>
    one.key === key ? { ...one, placed: { order, atMs: nowMs } } : one,
  );
}

/** Nobody answered: it may be an order. */
export function wishLost(kept: KeptWishes, key: string): KeptWish[] {
  return kept.map((one) => (one.key === key ? { ...one, isLost: true } : one));
}

/** Too many at once, say: asked again it is the same wish, an earlier try of which may have been lost. */
export function wishUnplaced(kept: KeptWishes, key: string): KeptWish[] {
  return kept.map((one) => (one.key === key ? { ...one, isUnplaced: true } : one));
}

/** It was refused: there is no such order. */
export function wishRefused(kept: KeptWishes, key: string): KeptWish[] {
  return kept.filter((one) => one.key !== key);
}

/** What was asked for before the app was killed, and has not been answered. */
export function unansweredWish(
  kept: KeptWishes,
  target: { skuId: string; detailId: string },
  nowMs: number,
): Wish | undefined {
  return alive(kept, nowMs).findLast(
    ({ body, placed, isLost, isUnplaced }) =>
      !placed &&
      (isLost === true || isUnplaced !== true) &&
      body.skuId === target.skuId &&
      (body.detailId ?? '') === target.detailId,
  )?.body;
}
