/**
 * The tap that opened an overlay must not close it again: early taps on the mask are ignored.
 * Spec home 2: "A mask click within 600 ms of opening is ignored."
 */
export const MASK_GUARD_MS = 600;

/** `openedAtMs` and `nowMs` from the same monotonic clock. Undefined: not open yet. */
export function isMaskTapMeant(openedAtMs: number | undefined, nowMs: number): boolean {
  return openedAtMs !== undefined && nowMs - openedAtMs >= MASK_GUARD_MS;
}
