import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { clock } from '../lib/now.ts';
import { afterReply, type Left, leftAt } from '../lib/left.ts';

/** Whole seconds that are left, rounded up, of times in milliseconds since the epoch. Non-finite counts as 0 (spec home 5). */
export function secondsLeft(deadlineMs: number | undefined, nowMs: number): number {
  if (deadlineMs === undefined) return 0;
  const seconds = Math.ceil((deadlineMs - nowMs) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}

/** Milliseconds until the shown second changes. */
export function untilNextSecondMs(deadlineMs: number | undefined, nowMs: number): number {
  if (deadlineMs === undefined) return 1000;
  const leftMs = deadlineMs - nowMs;
  const rest = leftMs % 1000;
  return rest > 0 ? rest : 1000;
}

/**
 * Whole seconds until `deadlineMs` (milliseconds since the epoch), never below 0. Calls `onEnd`
 * once for each deadline. It computes from the deadline each time, so a sleeping phone cannot make
 * it fall behind and a reload cannot make it grow.
 */
export function useCountdown(deadlineMs: number | undefined, onEnd?: () => void): number {
  const [, setTick] = useState(0);
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (deadlineMs === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasEnded = false;
    function tick(): void {
      clearTimeout(timer);
      const nowMs = clock.nowMs();
      setTick((count) => count + 1);
      if (secondsLeft(deadlineMs, nowMs) > 0) {
        timer = setTimeout(tick, untilNextSecondMs(deadlineMs, nowMs));
      } else if (!hasEnded) {
        hasEnded = true;
        end();
      }
    }
    tick();
    // Timers are throttled while the page is hidden.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadlineMs]);

  return secondsLeft(deadlineMs, clock.nowMs());
}

/** Of a page that was opened from the cache: by then the phone may have slept. */
const TRUSTED_MS = 30_000;

/** Home 4, discovery 3: at most one refetch in this time. */
export const AGAIN_MS = 10_000;

interface LeftInput {
  /** Undefined: there is no countdown. The same object until another reply comes. */
  reply: Left | undefined;
  /** At zero, once for each reply; of a reply that knew more, when that is over too. */
  onEnd: () => void;
  /** The page is seen again, or the reply is an old one: what is left is unknown until the next reply. */
  onReturn: () => void;
}

/**
 * Whole seconds that are left; `unknown` after the page was hidden, because monotonic time stands still
 * while a phone sleeps (discovery 3).
 */
export function useLeft({ reply, onEnd, onReturn }: LeftInput): number | 'unknown' | undefined {
  const [held, setHeld] = useState<{ reply: Left; left: Left } | undefined>(() => take(reply));
  /** The reply that was there when the page was hidden. */
  const [doubted, setDoubted] = useState<Left | undefined>(() =>
    reply && performance.now() - reply.atMs > TRUSTED_MS ? reply : undefined,
  );
  const [seconds, setSeconds] = useState(() => held && secondsOf(held.left));
  const end = useEffectEvent(onEnd);
  const comeBack = useEffectEvent(onReturn);
  if (held?.reply !== reply) setHeld(take(reply, held?.left));

  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') setDoubted(reply);
      else comeBack();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reply]);

  const [isOld] = useState(doubted !== undefined);
  useEffect(() => {
    if (isOld) comeBack();
  }, [isOld]);

  const left = held?.left;
  const isDoubted = reply !== undefined && doubted === reply;
  useEffect(() => {
    if (!left || isDoubted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const leftMs = leftAt(left, performance.now());
      setSeconds(Math.ceil(leftMs / 1000));
      if (leftMs > 0) {
        timer = setTimeout(tick, untilNextSecondMs(leftMs, 0));
        return;
      }
      // The server is not there yet: asked at once, it would say the same again. Home 4: never a loop at zero.
      const saidMs = reply ? leftAt(reply, performance.now()) : 0;
      if (saidMs > 0) timer = setTimeout(end, Math.max(saidMs, AGAIN_MS));
      else end();
    };
    tick();
    return () => clearTimeout(timer);
  }, [left, isDoubted, reply]);

  if (!left) return undefined;
  return isDoubted ? 'unknown' : seconds;
}

export interface Said {
  /** By the server, milliseconds since the epoch. */
  serverTime: number;
  /** Of the reply, by `performance.now()`. */
  arrivedAtMs: number;
}

/** What a reply says is left until a start, in milliseconds since the epoch. Discovery 3: it counts from the arrival. */
export function useUntil(
  startMs: number | undefined,
  { serverTime, arrivedAtMs }: Said,
): Left | undefined {
  return useMemo(
    () =>
      startMs === undefined
        ? undefined
        : { leftMs: Math.max(0, startMs - serverTime), atMs: arrivedAtMs },
    [startMs, serverTime, arrivedAtMs],
  );
}

function secondsOf(left: Left): number {
  return Math.ceil(leftAt(left, performance.now()) / 1000);
}

function take(reply: Left | undefined, before?: Left): { reply: Left; left: Left } | undefined {
  return reply && { reply, left: afterReply(before, reply, performance.now()) };
}
