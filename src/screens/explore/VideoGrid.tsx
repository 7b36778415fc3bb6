import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { hiddenVideos } from '../../features/video/hidden-videos.ts';
import { posterShape } from '../../features/video/poster.ts';
import type { VideoRow } from '../../features/video/use-videos.ts';
import { useText } from '../../i18n/i18n.ts';
import { type Column, masonry, type Spot } from '../../lib/masonry.ts';
import { classes } from '../../ui/classes.ts';
import { useAtom } from '../../ui/use-atom.ts';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import { VideoCard } from './VideoCard.tsx';
import css from './Explore.module.css';

/** Between the columns. */
const GAP_PX = 8;
/** Room for two lines of a title, the store, the distance, and what is around and below them. */
const WORDS_REM = 4.5;
const WORDS_PX = 28;
const WORDS = `calc(${WORDS_REM}rem + ${WORDS_PX}px)`;
/** Before anything is measured: more than fills a phone. */
const FIRST = 8;
/** What is drawn beyond the view on either side, in views. */
const BEYOND = 0.75;
/** The range moves in steps of so many views, so that scrolling seldom renders. */
const STEP = 0.25;

interface VideoGridProps {
  /** All rows, also hidden ones: they keep the others in their columns. */
  rows: readonly VideoRow[];
  scrollerRef: RefObject<HTMLElement | null>;
}

/**
 * Two columns in the order of the list; only the cards near the view are in the document. Everything is
 * placed by shares of the column's width (`lib/masonry.ts`), so nothing shifts when pictures come, or the
 * width or the text changes; a margin in per cent is one of the width.
 */
export function VideoGrid({ rows, scrollerRef }: VideoGridProps) {
  const text = useText();
  const grid = useRef<HTMLUListElement>(null);
  const hidden = useAtom(hiddenVideos);
  const { spots, columns } = useMemo(
    () =>
      masonry(
        rows.map(({ item }) => ({
          height: posterShape(item),
          isHidden: hidden.has(item.contentId),
        })),
      ),
    [rows, hidden],
  );
  const range = useRange(scrollerRef, grid);
  return (
    <ul
      ref={grid}
      className={css['grid']}
      aria-label={text('video.feed')}
      style={{ '--words': WORDS, paddingTop: wholeHeight(columns) }}
    >
      {rows.map(({ id, item, page }, position) => {
        const spot = spots[position];
        if (!spot || !(range ? isInside(spot, range) : position < FIRST)) return null;
        return (
          <li key={id} className={css['item']} style={styleOf(spot)}>
            <VideoCard video={item} page={page} position={position} shape={spot.height} />
          </li>
        );
      })}
    </ul>
  );
}

const styleOf = ({ column, above, before }: Spot) => ({
  '--column': column,
  '--above': above,
  '--before': before,
});

const wholeHeight = (columns: readonly Column[]): string =>
  `max(${columns
    .map(
      ({ above, before }) => `calc(${above} * (50% - ${GAP_PX / 2}px) + ${before} * var(--words))`,
    )
    .join(', ')})`;

interface Range {
  /** Pixels from the top of the grid. */
  fromPx: number;
  toPx: number;
  columnPx: number;
  wordsPx: number;
}

function isInside({ above, before, height }: Spot, range: Range): boolean {
  const { fromPx, toPx, columnPx, wordsPx } = range;
  const topPx = above * columnPx + before * wordsPx;
  return topPx < toPx && topPx + height * columnPx + wordsPx > fromPx;
}

/** Which part of the grid is drawn; undefined before it is measured. */
function useRange(
  scrollerRef: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
): Range | undefined {
  const [range, setRange] = useState<Range>();
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const measure = (): void => {
      const viewPx = scroller.clientHeight;
      // Hidden behind another screen: there is nothing to measure.
      if (!grid.current || viewPx === 0) return;
      const topPx = scroller.getBoundingClientRect().top - grid.current.getBoundingClientRect().top;
      const stepPx = viewPx * STEP;
      const shownPx = Math.floor(topPx / stepPx) * stepPx;
      const remPx = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = {
        fromPx: shownPx - viewPx * BEYOND,
        toPx: shownPx + stepPx + viewPx * (1 + BEYOND),
        columnPx: (grid.current.clientWidth - GAP_PX) / 2,
        wordsPx: WORDS_REM * remPx + WORDS_PX,
      };
      setRange((before) => (before && isSame(before, next) ? before : next));
    };
    measure();
    scroller.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    if (grid.current) observer.observe(grid.current);
    return () => {
      scroller.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [scrollerRef, grid]);
  return range;
}

const isSame = (one: Range, other: Range): boolean =>
  (Object.keys(one) as (keyof Range)[]).every((name) => one[name] === other[name]);

/** Of what comes: as tall and narrow as most. */
const BONES = masonry(
  [3 / 4, 1, 3 / 4, 3 / 4, 1, 3 / 4].map((ratio) => ({ height: 1 / ratio, isHidden: false })),
);

export function VideoGridSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text('video.loading')}>
      <div
        className={css['grid']}
        aria-hidden="true"
        style={{ '--words': WORDS, paddingTop: wholeHeight(BONES.columns) }}
      >
        {BONES.spots.map(
          (spot, at) =>
            spot && (
              <span key={at} className={css['item']} style={styleOf(spot)}>
                <span
                  className={classes(surface['sunk'], layout['block'])}
                  style={{ aspectRatio: `1 / ${spot.height}` }}
                />
              </span>
            ),
        )}
      </div>
    </div>
  );
}
