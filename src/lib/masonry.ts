/**
 * Where items stand in columns of the same width: each joins the shorter column and stays there, also when
 * another one is hidden. Pure.
 *
 * Own code: the libraries for it measure after drawing, which shifts the layout, or are no longer kept
 * (masonic), and no web view has the layout of CSS yet. Here every height is known before: a picture's as a
 * share of the column's width, and the words below it, which all items have the same room for. So the
 * result has no pixels, and holds at every width and text size.
 */
export interface Spot {
  column: number;
  /** Pictures above it in its column, in widths of the column. */
  above: number;
  /** Items above it in its column. */
  before: number;
  /** Its own picture's height, in widths of the column. */
  height: number;
}

interface Item {
  /** Of its picture, in widths of the column. */
  height: number;
  /** Keeps its place among the others while it takes no room. */
  isHidden: boolean;
}

export interface Column {
  above: number;
  before: number;
}

const COLUMNS = 2;
/** The room of the words, in widths of the column, to compare columns by: of a phone with usual text. */
const WORDS_SHARE = 0.6;

export function masonry(items: readonly Item[]): {
  /** Undefined for what is hidden. */
  spots: readonly (Spot | undefined)[];
  /** What each column holds. */
  columns: readonly Column[];
} {
  const whole = Array.from({ length: COLUMNS }, () => 0);
  const columns = whole.map((): Column => ({ above: 0, before: 0 }));
  const spots = items.map(({ height, isHidden }): Spot | undefined => {
    // The first of equal ones.
    const column = whole.indexOf(Math.min(...whole));
    whole[column] = (whole[column] ?? 0) + height + WORDS_SHARE;
    const before = columns[column] ?? { above: 0, before: 0 };
    if (isHidden) return undefined;
    columns[column] = { above: before.above + height, before: before.before + 1 };
    return { column, height, ...before };
  });
  return { spots, columns };
}
