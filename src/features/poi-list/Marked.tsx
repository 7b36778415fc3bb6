import type { TextRange } from '../../api/generated/types.ts';
import css from './PoiList.module.css';

interface MarkedProps {
  text: string;
  /** In code points, as the server counts; what lies outside of the text is left out. */
  ranges: readonly TextRange[];
}

/** A text with what was searched for marked in it; never HTML. */
export function Marked({ text, ranges }: MarkedProps) {
  return pieces(text, ranges).map(({ piece, isMarked, at }) =>
    isMarked ? (
      <mark key={at} className={css['mark']}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

interface Piece {
  piece: string;
  isMarked: boolean;
  /** Where it begins, in code points. */
  at: number;
}

/** The text cut at its ranges. Overlapping ones count from where the one before ends. */
export function pieces(text: string, ranges: readonly TextRange[]): Piece[] {
  const points = Array.from(text);
  const cut: Piece[] = [];
  let at = 0;
  const push = (until: number, isMarked: boolean): void => {
    if (until <= at) return;
    cut.push({ piece: points.slice(at, until).join(''), isMarked, at });
    at = until;
  };
  for (const { start, length } of [...ranges].sort((a, b) => a.start - b.start)) {
    push(Math.min(start, points.length), false);
    push(Math.min(start + length, points.length), true);
  }
  push(points.length, false);
  return cut;
}
