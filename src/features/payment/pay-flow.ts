/**
 * Following the payment of one order by one method: finds the attempt or begins one, then asks until the
 * outcome is known. A pure machine; `pay-walk.ts` starts the effects. Buying 5.
 *
 * Invariant: an attempt that may still be paid is never replaced without a tap.
 */
import type { PayMethod, Payment, PayResultData } from '../../api/generated/types.ts';
import { isUsable, PAYMENT_SUCCESS } from './pay-rules.ts';

export type Away = 'hidden' | 'offline';

export interface PayState {
  method: PayMethod;
  step:
    | { name: 'looking' }
    /** `attempt` counts the attempts: each has its idempotency key. */
    | { name: 'beginning'; attempt: number }
    | { name: 'following' }
    /** Paid or closed: nothing is asked any more. */
    | { name: 'done' }
    | { name: 'failed'; error: unknown; at: 'looking' | 'beginning' };
  attempt: number;
  result: PayResultData | undefined;
  /** The attempt that is shown. */
  payment: Payment | undefined;
  /** The last question went unanswered; asking goes on. */
  isUnanswered: boolean;
  /** Nothing is asked meanwhile. */
  away: Away | undefined;
}

export type PayEvent =
  | { type: 'looked'; result: PayResultData; nowMs: number }
  | { type: 'look-failed'; error: unknown }
  | { type: 'began'; payment: Payment }
  | { type: 'begin-failed'; error: unknown }
  /** By a tap: a new attempt. */
  | { type: 'begin-anew' }
  | { type: 'retry' }
  | { type: 'away'; away: Away | undefined };

export function startPay(method: PayMethod, away: Away | undefined): PayState {
  return {
    method,
    step: { name: 'looking' },
    attempt: 1,
    result: undefined,
    payment: undefined,
    isUnanswered: false,
    away,
  };
}

export function payFlow(state: PayState, event: PayEvent): PayState {
  const { step } = state;
  switch (event.type) {
    case 'looked':
      return looked(state, event);
    case 'look-failed':
      if (step.name === 'following') return { ...state, isUnanswered: true };
      return step.name === 'looking'
        ? { ...state, step: { name: 'failed', error: event.error, at: 'looking' } }
        : state;
    case 'began':
      return step.name === 'beginning'
        ? {
            ...state,
            step: { name: 'following' },
            payment: event.payment,
            result: state.result && { ...state.result, payment: event.payment },
          }
        : state;
    case 'begin-failed':
      return step.name === 'beginning'
        ? { ...state, step: { name: 'failed', error: event.error, at: 'beginning' } }
        : state;
    case 'begin-anew':
      return step.name === 'following' ? begin(state, state.attempt + 1) : state;
    case 'retry':
      if (step.name !== 'failed') return state;
      // The same key: a begun attempt whose reply was lost is given again.
      return step.at === 'beginning'
        ? begin(state, state.attempt)
        : { ...state, step: { name: 'looking' } };
    case 'away':
      return state.away === event.away ? state : { ...state, away: event.away };
  }
}

function begin(state: PayState, attempt: number): PayState {
  return { ...state, attempt, step: { name: 'beginning', attempt } };
}

function looked(
  state: PayState,
  { result, nowMs }: Extract<PayEvent, { type: 'looked' }>,
): PayState {
  const { step, method } = state;
  if (step.name !== 'looking' && step.name !== 'following') return state;
  const seen: PayState = { ...state, result, isUnanswered: false };
  if (result.code === PAYMENT_SUCCESS || result.orderStatus !== 'WAIT_PAY')
    return { ...seen, step: { name: 'done' } };
  if (step.name === 'following') {
    const isShown = result.payment?.paymentId === state.payment?.paymentId;
    return isShown && result.payment ? { ...seen, payment: result.payment } : seen;
  }
  return isUsable(result.payment, method, nowMs)
    ? { ...seen, payment: result.payment, step: { name: 'following' } }
    : begin(seen, state.attempt);
}
