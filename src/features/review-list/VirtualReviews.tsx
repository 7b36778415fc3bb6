/**
 * The list of all reviews: only those near the view are in the document.
 *
 * Invariant: a list that is come back to has the heights that it was left with, so that it stands at
 * the same review. They are kept by history entry, for as long as the page lives.
 */
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CacheSnapshot, Virtualizer, type VirtualizerHandle } from 'virtua';
import type { Review } from '../../api/generated/types.ts';
import { VirtualItem, VirtualList } from '../../ui/virtual-parts.tsx';
import { SeenReviewCard } from './SeenReviewCard.tsx';
import css from './VirtualReviews.module.css';

interface VirtualReviewsProps {
  reviews: Review[];
  scrollerRef: RefObject<HTMLElement | null>;
  /** The history entry and the choice that is shown. */
  place: string;
  /** The same function from rendering to rendering, or every review is drawn anew. */
  onMore: (review: Review) => void;
}

/** The list renders at every review that comes or goes, and at every height that it learns. */
const Card = memo(SeenReviewCard);

/** A review with a few lines; what is not measured yet is taken to be that high. */
const USUAL_HEIGHT_PX = 230;
const BUFFER_PX = 500;
const MAX_KEPT = 20;

const heights = new Map<string, CacheSnapshot>();

export function VirtualReviews({ reviews, scrollerRef, place, onMore }: VirtualReviewsProps) {
  const above = useRef<HTMLDivElement>(null);
  const virtual = useRef<VirtualizerHandle>(null);
  const [kept] = useState(() => heights.get(place));
  const [top, setTop] = useState(0);

  useEffect(() => {
    const handle = virtual.current;
    return () => {
      if (!handle) return;
      heights.delete(place);
      heights.set(place, handle.cache);
      const [oldest] = heights.keys();
      if (heights.size > MAX_KEPT && oldest !== undefined) heights.delete(oldest);
    };
  }, [place]);

  // What stands above may change its height: words wrap, the summary comes.
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const measure = (): void => {
      if (!above.current || scroller.clientHeight === 0) return;
      const edges = [above.current, scroller].map((each) => each.getBoundingClientRect().top);
      setTop((edges[0] ?? 0) - (edges[1] ?? 0) + scroller.scrollTop);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    for (const part of scroller.children) observer.observe(part);
    return () => observer.disconnect();
  }, [scrollerRef]);

  return (
    <div ref={above}>
      <Virtualizer
        as={VirtualList}
        item={VirtualItem}
        ref={virtual}
        data={reviews}
        {...(kept ? { cache: kept } : { itemSize: USUAL_HEIGHT_PX })}
        scrollRef={scrollerRef}
        startMargin={top}
        bufferSize={BUFFER_PX}
      >
        {(review, position) => (
          <div key={review.id} className={css['item']}>
            <Card review={review} place="list" position={position} onMore={onMore} />
          </div>
        )}
      </Virtualizer>
    </div>
  );
}
