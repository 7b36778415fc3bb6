/**
 * A session as its page shows it: its state by its own countdown, and when head and list are asked
 * again. Discovery 3.
 *
 * Invariants: the state flips at zero without a call, so that an ended session's items are not sold at
 * their flash prices, nor a begun one's late; head and list are each asked again at most once in 10 s,
 * but for the stock in the first minute after the beginning.
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FlashState } from '../../api/generated/types.ts';
import { clock } from '../../lib/now.ts';
import { AGAIN_MS } from '../../ui/use-countdown.ts';
import type { FlashSession } from './use-flash-page.ts';

/** All phones begin at the same second: their calls are spread over these. */
const SPREAD_MS = 3000;
const STOCK_EACH_MS = 5000;
const RUSH_MS = 60_000;

interface Asked {
  refetch: (options: { cancelRefetch: boolean }) => unknown;
}

/**
 * Asks a query again, at most once in 10 s; one that is asked for sooner is done then: `dueAtMs`, in milliseconds
 * since the epoch, while it waits.
 */
export function useAgain({ refetch }: Asked): { ask: () => void; dueAtMs: number | undefined } {
  const last = useRef<{ atMs: number; timer?: number | undefined }>({ atMs: -Infinity });
  const [dueAtMs, setDueAtMs] = useState<number>();
  useEffect(() => () => clearTimeout(last.current.timer), []);
  const ask = useCallback(() => {
    const mine = last.current;
    if (mine.timer !== undefined) return;
    const askNow = (): void => {
      mine.timer = undefined;
      mine.atMs = performance.now();
      setDueAtMs(undefined);
      refetch({ cancelRefetch: false });
    };
    const waitMs = mine.atMs + AGAIN_MS - performance.now();
    if (waitMs <= 0) {
      askNow();
      return;
    }
    mine.timer = window.setTimeout(askNow, waitMs);
    setDueAtMs(clock.nowMs() + waitMs);
  }, [refetch]);
  return { ask, dueAtMs };
}

interface SessionInput {
  /** Undefined: the page has it no more, or has not had it. */
  session: FlashSession | undefined;
  /** Of the list's reply. */
  told: FlashState | undefined;
  askHead: () => void;
  askList: () => void;
  /** Asks for the stock, whenever it was asked for before. */
  askStock: () => unknown;
}

export interface ShownSession {
  state: FlashState;
  /** At zero. */
  onEnd: () => void;
}

export function useSession({
  session,
  told,
  askHead,
  askList,
  askStock,
}: SessionInput): ShownSession {
  const id = session && `${session.sessionUniqueKey} ${session.state}`;
  /** Whose countdown has reached zero. */
  const [over, setOver] = useState<string>();
  const isOver = id !== undefined && over === id;
  const state = shownState(session?.state, told, isOver);
  const [begunAtMs, setBegunAtMs] = useState<number>();

  // Stock in the rush: first within three seconds, then each five to ten.
  const stock = useEffectEvent(askStock);
  const isRunning = state === 'RUNNING';
  useEffect(() => {
    if (begunAtMs === undefined || !isRunning) return undefined;
    let timer: number;
    const next = (delayMs: number): void => {
      timer = window.setTimeout(() => {
        if (document.visibilityState === 'visible') stock();
        if (performance.now() - begunAtMs < RUSH_MS)
          next(STOCK_EACH_MS + Math.random() * STOCK_EACH_MS);
      }, delayMs);
    };
    next(Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [begunAtMs, isRunning]);

  // The head has learnt of a change that the list does not show yet.
  const look = useEffectEvent(() => {
    if (session && told !== undefined && told !== session.state && told !== 'ENDED') askList();
  });
  useEffect(() => look(), [id, told]);

  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(askHead, Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [isOver, askHead]);

  return {
    state,
    onEnd() {
      setOver(id);
      if (session?.state === 'UPCOMING') setBegunAtMs(performance.now());
      // Still the same by the server, which may be a moment behind: asked once more.
      if (isOver) askHead();
    },
  };
}

/** Absent from its page, it is over. */
export function shownState(
  state: FlashState | undefined,
  told: FlashState | undefined,
  isOver: boolean,
): FlashState {
  if (state === undefined || told === 'ENDED') return 'ENDED';
  if (!isOver) return state;
  return state === 'UPCOMING' ? 'RUNNING' : 'ENDED';
}
