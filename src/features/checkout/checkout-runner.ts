/**
 * Runs `checkout-flow.ts` with the injected effects (`checkout-effects.ts`), each of which gives an event
 * and never rejects.
 *
 * Invariant: one quote at a time, the older is aborted; an order that was sent is never aborted, and is
 * waited for even when the screen is left.
 */
import type { PlaceOrderBody } from '../../api/generated/types.ts';
import { type Flow, runFlow } from '../flow/flow.ts';
import {
  type CheckoutChoice,
  type CheckoutEvent,
  checkoutFlow,
  type CheckoutState,
} from './checkout-flow.ts';

/** Several taps on a stepper are one quote. */
export const QUOTE_AFTER_MS = 250;

export interface CheckoutEffects {
  quote(choice: CheckoutChoice, count: number, signal: AbortSignal): Promise<CheckoutEvent>;
  place(body: PlaceOrderBody): Promise<CheckoutEvent>;
  /** Calls back when there is a network again. Gives a function that removes the listener. */
  onNetwork(listener: () => void): () => void;
}

export function runCheckout(
  initial: CheckoutState,
  effects: CheckoutEffects,
): Flow<CheckoutState, CheckoutEvent> {
  return runFlow(checkoutFlow, initial, ({ get, send, run }) => ({
    always({ step }, before) {
      if (step.name === 'placing' && before.step.name !== 'placing')
        void effects.place(step.body).then(send);
    },
    follow({ quote, choice, shown }, before) {
      const isDue = before ? quote.count !== before.quote.count : quote.state === 'asking';
      if (!isDue) return;
      const isTapped = before !== undefined && shown !== undefined && before.choice !== choice;
      run('quote', (signal) => effects.quote(choice, quote.count, signal), {
        afterMs: isTapped ? QUOTE_AFTER_MS : 0,
      });
    },
    listen: () =>
      effects.onNetwork(() => {
        if (get().quote.state === 'failed') send({ type: 'quote-again' });
      }),
  }));
}
