/**
 * From a voucher to a placed order: what is chosen, what it costs by the server, and placing it. A pure
 * machine; `checkout-runner.ts` starts the effects that a state asks for. Buying 2, 3, 10.
 *
 * Invariants: an event that does not fit the step is a no-op, so a second tap places nothing; every sum
 * that is shown is the server's; what changed between two quotes is ordered only by a tap on the new sum.
 */
import type {
  EnvelopeChoice,
  PlaceOrderBody,
  RedEnvelopeId,
  SettlementData,
  SplitChoice,
} from '../../api/generated/types.ts';
import { type Change, changesBetween } from './changes.ts';
import type { OrderBody, PlacedOrder } from './order-attempts.ts';
import { isPresent } from '../../lib/present.ts';
import { fittingSplit } from '../split/split-choice.ts';
import { isPayable } from './payable.ts';

export interface CheckoutChoice {
  quantity: number;
  envelope: EnvelopeChoice;
  /** Present with the envelope choice `GIVEN`. */
  redEnvelopeId?: RedEnvelopeId | undefined;
}

export type CheckoutStep =
  | { name: 'choosing' }
  /** `isAgain`: an earlier try was lost. */
  | { name: 'placing'; body: PlaceOrderBody; isAgain?: boolean }
  /** Sent and not answered: asked again, it is the same order. */
  | { name: 'lost'; body: PlaceOrderBody }
  /** Too many people (merchant 8). Waits before the next try. `lost`: an earlier try of this order was. */
  | {
      name: 'rush';
      message: string;
      untilMs: number;
      queueToken: string | undefined;
      lost: PlaceOrderBody | undefined;
    }
  /** Refused: what does it cost now? `message` is the server's. `isSplit`: it cannot be split. */
  | { name: 'rechecking'; message: string; was: SettlementData; isSplit: boolean }
  /** `shown` is what it costs now. */
  | { name: 'changed'; message: string; changes: readonly Change[] }
  /** Not placed; `message` of the server, empty for the app's own words. */
  | { name: 'failed'; message: string; code: string }
  | { name: 'placed'; order: PlacedOrder };

export interface CheckoutState {
  choice: CheckoutChoice;
  /** The last quote; undefined before the first. */
  shown: SettlementData | undefined;
  /** The choice that it is for. */
  shownFor: CheckoutChoice | undefined;
  /** Several are to pay; undefined: the buyer alone. Changes no sum. */
  split: SplitChoice | undefined;
  /** `quote` counts the quotes that were asked for; the answer of an older one is dropped. */
  quote:
    | { count: number; state: 'asking' | 'fresh' }
    | { count: number; state: 'failed'; error: unknown };
  step: CheckoutStep;
}

export type CheckoutEvent =
  | { type: 'choose'; choice: CheckoutChoice }
  | { type: 'split'; split: SplitChoice | undefined }
  /** The flash price has ended, the app is back, a retry. */
  | { type: 'quote-again' }
  | { type: 'quoted'; count: number; data: SettlementData }
  | { type: 'quote-failed'; count: number; error: unknown; isEnvelope: boolean }
  | { type: 'order'; nowMs: number }
  /** The buyer agrees to what has changed. */
  | { type: 'agree' }
  | { type: 'not-now' }
  | { type: 'placed'; order: PlacedOrder }
  | { type: 'place-lost' }
  | { type: 'place-rush'; message: string; untilMs: number; queueToken: string | undefined }
  /** Codes 10 to 16, 18; `isSplit`: 81. */
  | { type: 'place-refused'; message: string; isSplit: boolean }
  | { type: 'place-failed'; message: string; code: string };

export function startCheckout(unanswered: OrderBody | undefined): CheckoutState {
  return {
    choice: unanswered
      ? { quantity: unanswered.quantity, ...envelopeOf(unanswered) }
      : { quantity: 1, envelope: 'AUTO' },
    shown: undefined,
    shownFor: undefined,
    split: unanswered?.split ?? undefined,
    quote: { count: 1, state: 'asking' },
    step: unanswered ? { name: 'lost', body: unanswered } : { name: 'choosing' },
  };
}

function envelopeOf({ redEnvelopeId }: OrderBody): Omit<CheckoutChoice, 'quantity'> {
  return !isPresent(redEnvelopeId) ? { envelope: 'NONE' } : { envelope: 'GIVEN', redEnvelopeId };
}

export function checkoutFlow(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { step, quote, shown } = state;
  const to = (next: CheckoutStep): CheckoutState => ({ ...state, step: next });
  switch (event.type) {
    case 'choose':
      return isOpen(step) ? asking(state, fitting(event.choice, shown)) : state;
    case 'split':
      return isOpen(step) ? splitting(state, event.split) : state;
    case 'quote-again':
      return isOpen(step) && quote.state !== 'asking' ? asking(state, state.choice) : state;
    case 'quoted':
      return event.count === quote.count ? quoted(state, event.data) : state;
    case 'quote-failed':
      return event.count === quote.count ? quoteFailed(state, event) : state;
    case 'order':
      return ordered(state, event.nowMs);
    case 'agree':
      if (step.name !== 'changed' || !shown) return state;
      return isPayable(shown, state.split)
        ? to({ name: 'placing', body: bodyOf(state, shown, undefined) })
        : to({ name: 'choosing' });
    case 'not-now':
      return step.name === 'changed' ? to({ name: 'choosing' }) : state;
    case 'placed':
      return step.name === 'placing' ? to({ name: 'placed', order: event.order }) : state;
    case 'place-lost':
      return step.name === 'placing' ? to({ name: 'lost', body: step.body }) : state;
    case 'place-rush': {
      const { message, untilMs, queueToken } = event;
      if (step.name !== 'placing') return state;
      const lost = step.isAgain === true ? step.body : undefined;
      return to({ name: 'rush', message, untilMs, queueToken, lost });
    }
    case 'place-refused':
      if (step.name !== 'placing') return state;
      // Without an earlier quote there is nothing to compare with.
      if (!shown)
        return asking(to({ name: 'failed', message: event.message, code: '' }), state.choice);
      return asking(
        to({
          name: 'rechecking',
          message: event.message,
          was: shown,
          isSplit: event.isSplit,
        }),
        state.choice,
      );
    case 'place-failed': {
      const { message, code } = event;
      return step.name === 'placing' ? to({ name: 'failed', message, code }) : state;
    }
  }
}

/** Another quantity or envelope may be chosen. */
export function isOpen({ name }: CheckoutStep): boolean {
  return name === 'choosing' || name === 'failed' || name === 'lost' || name === 'rush';
}

/** The button does something. */
export function mayOrder({ step, quote, shown, split }: CheckoutState, nowMs: number): boolean {
  if (step.name === 'lost') return true;
  if (step.name === 'rush' && nowMs < step.untilMs) return false;
  if (isLost(step)) return true;
  if (shown && !isPayable(shown, split)) return false;
  return isOpen(step) && quote.state === 'fresh' && shown !== undefined;
}

function asking(state: CheckoutState, choice: CheckoutChoice): CheckoutState {
  const isOther = !isSame(choice, state.choice);
  return {
    ...state,
    choice,
    quote: { count: state.quote.count + 1, state: 'asking' },
    // Another choice is another order: what was lost is not asked for again.
    step: isOther && isOpen(state.step) ? { name: 'choosing' } : state.step,
  };
}

function isSame(one: CheckoutChoice, other: CheckoutChoice): boolean {
  return (
    one.quantity === other.quantity &&
    one.envelope === other.envelope &&
    one.redEnvelopeId === other.redEnvelopeId
  );
}

/** Another way to pay is another order: what was lost is not asked for again. */
function splitting(state: CheckoutState, split: SplitChoice | undefined): CheckoutState {
  const isSameSplit = JSON.stringify(split) === JSON.stringify(state.split);
  return isSameSplit ? state : { ...state, split, step: { name: 'choosing' } };
}

/** An envelope that the quantity no longer reaches gives way to the best one. */
function fitting(choice: CheckoutChoice, shown: SettlementData | undefined): CheckoutChoice {
  if (choice.envelope !== 'GIVEN' || !shown) return choice;
  const option = shown.envelopeList.find((one) => one.redEnvelopeId === choice.redEnvelopeId);
  const isReached =
    !option || shown.item.salePrice * choice.quantity >= option.useOrderAmountThreshold;
  return isReached ? choice : { quantity: choice.quantity, envelope: 'AUTO' };
}

function quoted(state: CheckoutState, data: SettlementData): CheckoutState {
  const { step, shown, shownFor, choice } = state;
  // The server gives the most that may be bought.
  const given = { ...choice, quantity: data.item.quantity };
  const seen: CheckoutState = {
    ...state,
    shown: data,
    shownFor: given,
    choice: given,
    quote: { ...state.quote, state: 'fresh' },
  };
  // What is on its way, or may be, is an order with its split.
  if (step.name === 'placing' || isLost(step)) return seen;
  const isRefused = step.name === 'rechecking' && step.isSplit;
  const split = isRefused ? undefined : fittingSplit(state.split, data);
  const lostSplit: Change[] =
    state.split && !split ? [{ kind: 'split', was: state.split, now: data.payAmount }] : [];
  if (step.name === 'rechecking') {
    const { quantity } = step.was.item;
    const changes = [...changesBetween(step.was, data, { quantity, isOther: false }), ...lostSplit];
    return {
      ...seen,
      split,
      step:
        changes.length > 0
          ? { name: 'changed', message: step.message, changes }
          : { name: 'failed', message: step.message, code: '' },
    };
  }
  if (!isOpen(step)) return seen;
  const isOther = !shownFor || !isSame(shownFor, choice);
  const changes = [
    ...(shown ? changesBetween(shown, data, { quantity: choice.quantity, isOther }) : []),
    ...lostSplit,
  ];
  return changes.length > 0
    ? { ...seen, split, step: { name: 'changed', message: '', changes } }
    : seen;
}

/** It was sent and may be an order: asked again, it is the same one. */
function isLost(step: CheckoutStep): boolean {
  return step.name === 'lost' || (step.name === 'rush' && step.lost !== undefined);
}

function quoteFailed(
  state: CheckoutState,
  { error, isEnvelope }: Extract<CheckoutEvent, { type: 'quote-failed' }>,
): CheckoutState {
  const { choice, step } = state;
  // The chosen envelope is used by another order, or expired: ask with the next best.
  if (isEnvelope && choice.envelope === 'GIVEN')
    return asking(state, { quantity: choice.quantity, envelope: 'AUTO' });
  return {
    ...state,
    quote: { count: state.quote.count, state: 'failed', error },
    step: step.name === 'rechecking' ? { name: 'choosing' } : step,
  };
}

function ordered(state: CheckoutState, nowMs: number): CheckoutState {
  const { step, shown } = state;
  if (!mayOrder(state, nowMs)) return state;
  if (step.name === 'lost')
    return { ...state, step: { name: 'placing', body: step.body, isAgain: true } };
  const queueToken = step.name === 'rush' ? step.queueToken : undefined;
  if (step.name === 'rush' && step.lost) {
    const body = { ...step.lost, ...(queueToken === undefined ? {} : { queueToken }) };
    return { ...state, step: { name: 'placing', body, isAgain: true } };
  }
  if (!shown) return state;
  return { ...state, step: { name: 'placing', body: bodyOf(state, shown, queueToken) } };
}

function bodyOf(
  { split }: CheckoutState,
  shown: SettlementData,
  queueToken: string | undefined,
): PlaceOrderBody {
  const { item, redEnvelopeId, payAmount } = shown;
  return {
    skuId: item.skuId,
    productId: item.productId,
    storeId: item.storeId,
    quantity: item.quantity,
    ...(!isPresent(item.detailId) ? {} : { detailId: item.detailId }),
    ...(!isPresent(redEnvelopeId) ? {} : { redEnvelopeId }),
    payAmount,
    ...(split === undefined ? {} : { split }),
    ...(queueToken === undefined ? {} : { queueToken }),
  };
}
