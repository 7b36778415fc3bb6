/** Pure arithmetic of the slider. `x` is the piece's left edge in pixels of the background (contract). */
import type { SliderChallenge } from '../../api/generated/types.ts';

/** One press of an arrow key, and of one that goes far; in pixels of the background. */
const STEP_PX = 3;
const LEAP_PX = 30;
const PICTURE = /^data:image\/(?:webp|png);base64,[A-Za-z0-9+/]+={0,2}$/;

type Puzzle = Pick<SliderChallenge, 'width' | 'pieceWidth'>;

/** Furthest place of the piece. */
export function maxX({ width, pieceWidth }: Puzzle): number {
  return Math.max(0, width - pieceWidth);
}

export function keptX(puzzle: Puzzle, x: number): number {
  return Math.round(Math.min(maxX(puzzle), Math.max(0, Number.isFinite(x) ? x : 0)));
}

/** Where `movedPx` on the screen take the piece; `travelPx` is the whole way there. */
export function draggedX(
  puzzle: Puzzle,
  startX: number,
  movedPx: number,
  travelPx: number,
): number {
  return keptX(puzzle, startX + (movedPx / travelPx) * maxX(puzzle));
}

/** Where a key takes the piece; undefined when the key is none of the slider's. */
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

/** The server's pictures are data of a known kind, never an address to load, and have a size. */
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
