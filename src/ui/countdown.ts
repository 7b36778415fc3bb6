/** Pure arithmetic of countdowns. Times in milliseconds since the epoch. */

/** Whole seconds that are left, rounded up. Non-finite counts as 0 (spec home 5). */
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
