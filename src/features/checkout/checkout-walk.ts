/**
 * Runs `checkout-flow.ts`: after each event it starts what the new state asks for. The effects are
 * injected (`checkout-work.ts`), each gives an event and none rejects.
 *
 * Invariant: one look at a time, the older is aborted; an order that was sent is never aborted, and is
 * waited for even when the screen is left.
 */
import { listeners } from '../../lib/listeners.ts';
import {
  type CheckoutChoice,
  type CheckoutEvent,
  checkoutFlow,
  type CheckoutState,
} from './checkout-flow.ts';
import type { PlaceOrderBody } from '../../api/generated/types.ts';

/** Several taps on a stepper are one look. */
export const LOOK_AFTER_MS = 250;

export interface CheckoutWork {
  look(choice: CheckoutChoice, count: number, signal: AbortSignal): Promise<CheckoutEvent>;
  place(body: PlaceOrderBody): Promise<CheckoutEvent>;
  /** Calls back when there is a network again. Gives a function that removes the listener. */
  onNetwork(listener: () => void): () => void;
}

export function checkoutWalk(initial: CheckoutState, work: CheckoutWork) {
  let state = initial;
  const changed = listeners();
  let looking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;

  function act(event: CheckoutEvent): void {
    const before = state;
    state = checkoutFlow(before, event);
    if (state === before) return;
    changed.tell();
    if (state.step.name === 'placing' && before.step.name !== 'placing')
      void work.place(state.step.body).then(act);
    if (stopListening && state.look.count !== before.look.count) look(before);
  }

  function look(before?: CheckoutState): void {
    looking.abort();
    clearTimeout(timer);
    looking = new AbortController();
    const { signal } = looking;
    const { choice, shown } = state;
    const { count } = state.look;
    const isTapped = before !== undefined && shown !== undefined && before.choice !== choice;
    timer = setTimeout(
      () => {
        void work.look(choice, count, signal).then((event) => {
          if (!signal.aborted) act(event);
        });
      },
      isTapped ? LOOK_AFTER_MS : 0,
    );
  }

  return {
    get: () => state,
    subscribe: changed.add,
    act,
    start() {
      stopListening = work.onNetwork(() => {
        if (state.look.state === 'failed') act({ type: 'look-again' });
      });
      if (state.look.state === 'asking') look();
    },
    /** Aborts what only this screen wants. May be started again. */
    stop() {
      stopListening?.();
      stopListening = undefined;
      looking.abort();
      clearTimeout(timer);
    },
  };
}
