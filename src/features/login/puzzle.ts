/** Pure arithmetic of the slider. `x` is the piece's left edge in pixels of the background (contract). */
import type { SliderChallenge } from '../../api/generated/types.ts';

/** Step of an arrow key, and of Page Up and Page Down; in pixels of the background. */
const STEP_PX = 3;
const LEAP_PX = 30;
const PICTURE = /^data:image\/(?:webp|png);base64,[A-Za-z0-9+/]+={0,2}$/;

type Puzzle = Pick<SliderChallenge, 'width' | 'pieceWidth'>;

/** Right end of the track. */
export function maxX({ width, pieceWidth }: Puzzle): number {
  return Math.max(0, width - pieceWidth);
}

export function keptX(puzzle: Puzzle, x: number): number {
  return Math.round(Math.min(maxX(puzzle), Math.max(0, Number.isFinite(x) ? x : 0)));
}

/** Position of the piece after a drag of `movedPx` on the screen; `travelPx` is the full track. */
export function draggedX(
  puzzle: Puzzle,
  startX: number,
  movedPx: number,
  travelPx: number,
): number {
  return keptX(puzzle, startX + (movedPx / travelPx) * maxX(puzzle));
}

/** Position of the piece after a key; undefined for a key that the slider does not handle. */
export function keyedX(puzzle: Puzzle, x: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return keptX(puzzle, x + STEP_PX);
    case 'ArrowLeft':
    case 'ArrowDown':
      return keptX(puzzle, x - STEP_PX);
    case 'PageUp':
      return keptX(puzzle, x + LEAP_PX);
    case 'PageDown':
      return keptX(puzzle, x - LEAP_PX);
    case 'Home':
      return 0;
    case 'End':
      return maxX(puzzle);
    default:
      return undefined;
  }
}

export function percentOf(puzzle: Puzzle, x: number): number {
  const way = maxX(puzzle);
  return way === 0 ? 0 : Math.round((x / way) * 100);
}

/**
 * Whether the server's pictures are data addresses of a known type with a size; none is loaded from
 * an address.
 */
export function isPuzzleSound(challenge: SliderChallenge): boolean {
  const { background, piece, width, height, pieceWidth } = challenge;
  return (
    PICTURE.test(background) &&
    PICTURE.test(piece) &&
    height > 0 &&
    pieceWidth > 0 &&
    width > pieceWidth
  );
}
