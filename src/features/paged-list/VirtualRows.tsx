/**
 * The rows of a long list: only those near the view are in the document. Loaded when a list gets long,
 * as all of virtua's code.
 *
 * Invariant: a list that is come back to has the heights that it was left with, so that it stands at
 * the same row. They are kept by list, for as long as the page lives.
 */
import {
  type Ref,
  type RefObject,
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type CacheSnapshot,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  Virtualizer,
  type VirtualizerHandle,
} from 'virtua';
import type { PageRow } from '../../api/pages.ts';
import { type DrawRow, Row } from './Row.tsx';
import css from './PagedList.module.css';

/** What is known before the first rendering: by the plain list, or from the last time. */
export type Start =
  | {
      /** Pixels, in the order of the rows. */
      heights: readonly number[];
      /** Pixels of scrolled content above the list. */
      top: number;
    }
  | { kept: CacheSnapshot };

interface VirtualRowsProps<Page, Item> {
  rows: readonly PageRow<Page, Item>[];
  row: DrawRow<Page, Item>;
  scrollerRef: RefObject<HTMLElement | null>;
  label: string | undefined;
  listKey: string;
  start: Start;
  usualHeightPx: number;
}

const BUFFER_PX = 400;
const MAX_KEPT = 20;

const heights = new Map<string, CacheSnapshot>();

export function keptStart(listKey: string): Start | undefined {
  const kept = heights.get(listKey);
  return kept && { kept };
}

/** Of the plain list, just before the virtual one takes its place. */
export function measuredStart(scroller: HTMLElement, list: HTMLElement): Start {
  const heights = Array.from(list.children, (item) => item.getBoundingClientRect().height);
  return { heights, top: topWithin(scroller, list) };
}

export function VirtualRows<Page, Item>({
  rows,
  row,
  scrollerRef,
  label,
  listKey,
  start: given,
  usualHeightPx,
}: VirtualRowsProps<Page, Item>) {
  const place = useRef<HTMLDivElement>(null);
  const virtual = useRef<VirtualizerHandle>(null);
  const [start] = useState(given);
  const [top, setTop] = useState('top' in start ? start.top : 0);

  useEffect(() => {
    const handle = virtual.current;
    return () => {
      if (!handle) return;
      heights.delete(listKey);
      heights.set(listKey, handle.cache);
      const [oldest] = heights.keys();
      if (heights.size > MAX_KEPT && oldest !== undefined) heights.delete(oldest);
    };
  }, [listKey]);

  // What stands above the list may change its height: cards come, go and wrap.
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const measure = () => {
      // Hidden behind another tab: there is nothing to measure.
      if (place.current && scroller.clientHeight > 0) setTop(topWithin(scroller, place.current));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of scroller.children) observer.observe(part);
    return () => observer.disconnect();
  }, [scrollerRef]);

  return (
    <div ref={place}>
      <ListLabel value={label}>
        <Virtualizer
          as={VirtualList}
          item={VirtualItem}
          ref={virtual}
          data={rows}
          {...('kept' in start
            ? { cache: start.kept }
            : {
                cache: [[...start.heights], usualHeightPx],
                // The first rendering shows what the plain list showed; the view is measured after it.
                ssrCount: start.heights.length,
              })}
          scrollRef={scrollerRef}
          startMargin={top}
          bufferSize={BUFFER_PX}
        >
          {({ id, item, page }, position) => <Row key={id} {...{ row, item, page, position }} />}
        </Virtualizer>
      </ListLabel>
    </div>
  );
}

/** Pixels from the top of the scrolled content to the element. */
function topWithin(scroller: HTMLElement, element: HTMLElement): number {
  return (
    element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
  );
}

/** Names the list: virtua passes no attributes on. */
const ListLabel = createContext<string | undefined>(undefined);

/**
 * virtua sets `pointer-events: none` on a list until 150 ms after each scroll. The browser itself takes
 * a tap that stops a scroll; one that comes just after it is meant, and would be lost.
 */
export function VirtualList({
  ref,
  style,
  children,
}: CustomContainerComponentProps & { ref?: Ref<HTMLUListElement> }) {
  return (
    <ul
      ref={ref}
      style={{ ...style, pointerEvents: undefined }}
      aria-label={useContext(ListLabel)}
      className={css['list']}
    >
      {children}
    </ul>
  );
}

function VirtualItem({
  ref,
  style,
  children,
}: CustomItemComponentProps & { ref?: Ref<HTMLLIElement> }) {
  return (
    <li ref={ref} style={style}>
      {children}
    </li>
  );
}
