/** Of Asia/Jakarta, which has no summer time. */
const OFFSET_MS = 7 * 3_600_000;

/** The moment as clocks in Jakarta show it: `2026-11-23T11:00:05.000`. Milliseconds since the epoch. */
export function inJakarta(atMs: number): string {
  return new Date(atMs + OFFSET_MS).toISOString().slice(0, -1);
}
