/**
 * How pulling down to refresh behaves. Pure: the component passes the finger's distance.
 * Distances in CSS pixels; "shown" is how far the mark comes down.
 */

/** The mark has come this far when letting go refreshes. */
export const thresholdPx = 64;
const maxShownPx = 110;

/** Follows the finger at first, then resists. */
export function shownFor(pulledPx: number): number {
  if (pulledPx <= 0) return 0;
  return maxShownPx * (1 - Math.exp(-pulledPx / (maxShownPx * 1.6)));
}

export function refreshesAt(pulledPx: number): boolean {
  return shownFor(pulledPx) >= thresholdPx;
}

/** A pull begins only straight down from the very top; a sideways swipe belongs to a carousel. */
export function startsPull(scrollTopPx: number, dxPx: number, dyPx: number): boolean {
  return scrollTopPx <= 0 && dyPx > 6 && dyPx > Math.abs(dxPx) * 1.5;
}
