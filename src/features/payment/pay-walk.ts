/**
 * Runs `pay-flow.ts`. The effects are injected (`pay-work.ts`), each gives an event and none rejects.
 *
 * Invariant: one question at a time; none while the page is hidden or offline, and one at once when it is
 * back. Buying 5 "Countdown".
 */
import { listeners } from '../../lib/listeners.ts';
import { type Away, payFlow, type PayEvent, type PayState } from './pay-flow.ts';
import { pollAfterMs } from './pay-rules.ts';

export interface PayWork {
  look(signal: AbortSignal): Promise<PayEvent>;
  /** The same attempt has the same idempotency key. */
  begin(attempt: number): Promise<PayEvent>;
  /** Monotonic milliseconds. */
  sinceStartMs(): number;
  /** Tells when the page goes and comes back. Gives a function that removes the listener. */
  onAway(listener: (away: Away | undefined) => void): () => void;
}

export function payWalk(initial: PayState, work: PayWork) {
  let state = initial;
  const changed = listeners();
  let looking: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;
  let watchedFromMs = 0;

  function act(event: PayEvent): void {
    const before = state;
    state = payFlow(before, event);
    if (state === before) return;
    changed.tell();
    if (stopListening) follow(before);
  }

  function follow(before?: PayState): void {
    const { step, away } = state;
    if (step !== before?.step && step.name === 'beginning') void work.begin(step.attempt).then(act);
    const isAsking = (step.name === 'looking' || step.name === 'following') && !away;
    if (!isAsking) {
      stopLooking();
      return;
    }
    const isBack = before?.away !== undefined || before?.step.name !== step.name;
    // Back, or a new attempt: as eager as at first.
    if (isBack) watchedFromMs = work.sinceStartMs();
    if (isBack && (step.name === 'looking' || before?.away !== undefined)) lookNow();
    else if (!looking && timer === undefined) lookLater();
  }

  function lookLater(): void {
    clearTimeout(timer);
    timer = setTimeout(lookNow, pollAfterMs(work.sinceStartMs() - watchedFromMs));
  }

  function lookNow(): void {
    stopLooking();
    const stopping = new AbortController();
    looking = stopping;
    void work.look(stopping.signal).then((event) => {
      if (stopping.signal.aborted) return;
      looking = undefined;
      const before = state;
      act(event);
      // An answer that changes nothing still has a next question.
      const isAsking = state.step.name === 'following' && !state.away;
      if (stopListening && isAsking && state.step === before.step && timer === undefined)
        lookLater();
    });
  }

  function stopLooking(): void {
    looking?.abort();
    looking = undefined;
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    get: () => state,
    subscribe: changed.add,
    act,
    /** Asks at once: the countdown has ended. */
    lookNow() {
      if (stopListening && state.step.name === 'following' && !state.away) lookNow();
    },
    start() {
      stopListening = work.onAway((away) => act({ type: 'away', away }));
      follow();
    },
    stop() {
      stopListening?.();
      stopListening = undefined;
      stopLooking();
    },
  };
}
