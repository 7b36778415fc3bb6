/**
 * When a sheet that was dragged down and let go should close. Pure: the sheet passes the moves.
 * Distances in CSS pixels, downwards positive; velocity in pixels per millisecond.
 */
export interface DragEnd {
  offsetPx: number;
  velocityPxPerMs: number;
  sheetHeightPx: number;
}

const flickPxPerMs = 0.5;
const closeFraction = 0.35;
/** A shorter flick is a tap. */
const minFlickPx = 12;

export function closesSheet({ offsetPx, velocityPxPerMs, sheetHeightPx }: DragEnd): boolean {
  if (velocityPxPerMs < -flickPxPerMs) return false;
  if (velocityPxPerMs > flickPxPerMs && offsetPx > minFlickPx) return true;
  return sheetHeightPx > 0 && offsetPx / sheetHeightPx > closeFraction;
}

/** How far the sheet follows the finger: freely down, barely up. */
export function followed(offsetPx: number): number {
  return offsetPx >= 0 ? offsetPx : offsetPx / 8;
}
