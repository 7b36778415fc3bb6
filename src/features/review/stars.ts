/** A score as stars and as a number. Merchant 5 "Stars", 9 "Max star score 5". Pure. */

/** Merchant 9. */
export const MAX_STARS = 5;

export type StarShape = 'full' | 'half' | 'empty';

/** Capped at 5; a non-finite number is 0. */
export function cappedScore(score: number): number {
  return Number.isFinite(score) ? Math.min(MAX_STARS, Math.max(0, score)) : 0;
}

/** Merchant 5: rounded down to full stars, half a star from .5, 5 shown in total. */
export function starShapes(score: number): StarShape[] {
  const capped = cappedScore(score);
  const full = Math.floor(capped);
  const hasHalf = capped - full >= 0.5;
  return Array.from({ length: MAX_STARS }, (_star, at) =>
    at < full ? 'full' : at === full && hasHalf ? 'half' : 'empty',
  );
}

/** Merchant 5: one decimal. */
export function scoreText(score: number): string {
  return cappedScore(score).toFixed(1);
}
