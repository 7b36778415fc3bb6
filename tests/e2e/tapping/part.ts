/** Shares of the walk that take about as long, so that they run side by side. */
import type { Kind, Place } from './seeded.ts';

interface Part {
  name: string;
  kinds: readonly Kind[];
  /** How the states in it begin; absent: all. */
  states?: RegExp;
}

const OPEN_ORDERS = /^(?:WAIT_PAY|CLOSED)/;
const SEARCHED = /^(?:search|category)/;
const USABLE = /^(?:not_delivery|valid|locked)/;

/**
 * By kind and state, not by number: each world has the same parts. A kind's controls are compared within
 * a part only, so that the fewer parts, the fewer taps. The longest are first.
 */
export const PARTS: readonly Part[] = [
  { name: 'lists, cards and notifications', kinds: ['list', 'card', 'notification'] },
  { name: 'vouchers that can be used', kinds: ['voucher'], states: USABLE },
  { name: 'orders that are paid', kinds: ['order'], states: not(OPEN_ORDERS) },
  { name: 'refunds', kinds: ['refund'] },
  { name: 'orders that wait or are closed', kinds: ['order'], states: OPEN_ORDERS },
  { name: 'gifts and envelopes', kinds: ['gift', 'envelope'] },
  { name: 'vouchers that are over', kinds: ['voucher'], states: not(USABLE) },
  { name: 'splits and cases', kinds: ['split', 'case'] },
  { name: 'searches and categories', kinds: ['discovery'], states: SEARCHED },
  { name: 'rankings, malls, flash sales and videos', kinds: ['discovery'], states: not(SEARCHED) },
];

function not({ source }: RegExp): RegExp {
  return new RegExp(`^(?!${source.replace('^', '')})`);
}

export function partOf(places: readonly Place[], { kinds, states }: Part): Place[] {
  return places.filter(({ kind, state }) => kinds.includes(kind) && (states?.test(state) ?? true));
}
