/**
 * The long list: only the stores near the view are in the document.
 *
 * Invariant: it takes over from the plain list without a jump, because it begins with the heights and
 * the place that the plain list had. Loaded only when a list gets long,
 * as everything else with virtua's code in it.
 */
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { VirtualItem, VirtualList } from '../../ui/virtual-parts.tsx';
import type { StoreRow } from './paging.ts';
import { StoreRowItem } from './StoreRowItem.tsx';

/** What the plain list measured just before. */
export interface PlainMeasure {
  /** Pixels, in the order of the rows. */
  heights: readonly number[];
  /** Pixels of scrolled content above the list. */
  top: number;
}

interface VirtualStoresProps {
  rows: StoreRow[];
  scrollerRef: RefObject<HTMLElement | null>;
  measured: PlainMeasure;
}

/**
 * The list renders at every store that comes or goes, and at every height that it learns. Rows are made
 * anew with every page, of the same stores: as props they are compared field by field.
 */
const Row = memo(function MemoRow(row: StoreRow) {
  return <StoreRowItem row={row} />;
});

/** A store with two vouchers; what is not measured yet is taken to be that high. */
const USUAL_HEIGHT_PX = 290;
const BUFFER_PX = 400;

export function VirtualStores({ rows, scrollerRef, measured }: VirtualStoresProps) {
  const place = useRef<HTMLDivElement>(null);
  const [start] = useState(measured);
  const [top, setTop] = useState(measured.top);

  // What stands above the list may change its height: cards come, go and wrap.
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const measure = () => {
      // Hidden behind another tab: there is nothing to measure.
      if (place.current && scroller.clientHeight > 0) setTop(topWithin(scroller, place.current));
    };
    const observer = new ResizeObserver(measure);
    for (const part of scroller.children) observer.observe(part);
    return () => observer.disconnect();
  }, [scrollerRef]);

  return (
    <div ref={place}>
      <Virtualizer
        as={VirtualList}
        item={VirtualItem}
        data={rows}
        cache={[[...start.heights], USUAL_HEIGHT_PX]}
        // The first rendering shows what the plain list showed; the view is measured only after it.
        ssrCount={start.heights.length}
        scrollRef={scrollerRef}
        startMargin={top}
        bufferSize={BUFFER_PX}
      >
        {(row) => <Row key={row.store.poiId} {...row} />}
      </Virtualizer>
    </div>
  );
}

/** Pixels from the top of the scrolled content to the element. */
export function topWithin(scroller: HTMLElement, element: HTMLElement): number {
  return (
    element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
  );
}
