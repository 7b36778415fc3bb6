/**
 * What is left of a server's countdown. Discovery 3: never the wall clock, never growing.
 *
 * Invariant: between replies it falls with monotonic time, and a reply can only lower it, unless the
 * time was up and the reply begins another one. Times by `performance.now()`, in milliseconds.
 */
export interface Left {
  leftMs: number;
  atMs: number;
}

/** A reply that says more than this after the end is about the next session, not about a slow call. */
const NEXT_MS = 20_000;

export function leftAt({ leftMs, atMs }: Left, nowMs: number): number {
  return Math.max(0, leftMs - Math.max(0, nowMs - atMs));
}

export function afterReply(held: Left | undefined, reply: Left, nowMs: number): Left {
  if (!held) return reply;
  const [before, said] = [leftAt(held, nowMs), leftAt(reply, nowMs)];
  if (before === 0 && said > NEXT_MS) return reply;
  return said < before ? reply : held;
}
