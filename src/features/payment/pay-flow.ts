/**
 * Following the payment of one order by one method: finds the attempt or begins one, then asks until the
 * outcome is known. A pure machine, and below it the runner that starts the injected effects. Buying 5.
 *
 * Invariant: an attempt that may still be paid is never replaced without a tap.
 */
import * as codes from '../../api/generated/codes.ts';
import type { PayMethod, PayResultData, Payment } from '../../api/generated/types.ts';
import { isUsable, pollAfterMs } from './pay-rules.ts';
import { type Flow, runFlow } from '../flow/flow.ts';

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
  | { type: 'begin-again' }
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
    case 'begin-again':
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
  if (result.code === codes.PAYMENT_SUCCESS || result.orderStatus !== 'WAIT_PAY')
    return { ...seen, step: { name: 'done' } };
  if (step.name === 'following') {
    const isShown = result.payment?.paymentId === state.payment?.paymentId;
    return isShown && result.payment ? { ...seen, payment: result.payment } : seen;
  }
  return isUsable(result.payment, method, nowMs)
    ? { ...seen, payment: result.payment, step: { name: 'following' } }
    : begin(seen, state.attempt);
}

/** `use-pay.ts` has them. Each gives an event and never rejects. */
export interface PayEffects {
  look(signal: AbortSignal): Promise<PayEvent>;
  /** The same attempt has the same idempotency key. */
  begin(attempt: number): Promise<PayEvent>;
  /** Monotonic milliseconds. */
  sinceStartMs(): number;
  /** Tells when the page goes and comes back. Gives a function that removes the listener. */
  onAway(listener: (away: Away | undefined) => void): () => void;
}

interface PayRunner extends Flow<PayState, PayEvent> {
  /** Asks at once: the countdown has ended. */
  lookNow: () => void;
}

/**
 * Invariant: one question at a time; none while the page is hidden or offline, and one at once when it is
 * back. Buying 5 "Countdown".
 */
export function runPay(initial: PayState, effects: PayEffects): PayRunner {
  let watchedFromMs = 0;
  let lookNow: () => void = () => undefined;

  const flow = runFlow<PayState, PayEvent>(
    payFlow,
    initial,
    ({ get, send, run, abort, running }) => {
      const isFollowing = (): boolean => get().step.name === 'following' && !get().away;
      const look = (afterMs?: number): void =>
        run('look', (signal) => effects.look(signal), {
          ...(afterMs !== undefined && { afterMs }),
          // An answer that changes nothing still has a next question.
          after: () => {
            if (isFollowing()) lookLater();
          },
        });
      const lookLater = (): void => {
        if (!running().has('look')) look(pollAfterMs(effects.sinceStartMs() - watchedFromMs));
      };
      return {
        follow({ step, away }, before) {
          if (step !== before?.step && step.name === 'beginning')
            void effects.begin(step.attempt).then(send);
          if ((step.name !== 'looking' && step.name !== 'following') || away) {
            abort('look');
            return;
          }
          const isBack = before?.away !== undefined || before?.step.name !== step.name;
          // Back, or a new attempt: as eager as at first.
          if (isBack) watchedFromMs = effects.sinceStartMs();
          if (isBack && (step.name === 'looking' || before?.away !== undefined)) look();
          else lookLater();
        },
        listen() {
          lookNow = () => {
            if (isFollowing()) look();
          };
          const end = effects.onAway((away) => send({ type: 'away', away }));
          return () => {
            lookNow = () => undefined;
            end();
          };
        },
      };
    },
  );
  return { ...flow, lookNow: () => lookNow() };
}
