import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { atom } from '../../lib/atom.ts';
import { afterPaint } from '../../ui/paint.ts';
import layout from '../../ui/style/layout.module.css';

const hasArrivedBefore = atom(false);

function focusOn(stage: HTMLElement | null): void {
  const target =
    stage?.querySelector<HTMLElement>('h1') ?? stage?.querySelector<HTMLElement>('main');
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

interface ArrivalProps {
  /** Of the document. */
  title: string;
  /** What the scroll position is kept by: the tab, or the history entry of a page. */
  place: string;
  isReplaced?: boolean;
  children: ReactNode;
}

/**
 * Says that a screen is there: sets the document's title, and moves the focus to its heading, so
 * that a screen reader and the Tab key start at the top of what is new. Effects inside a suspended
 * or hidden part do not run, so this waits until the screen can be seen. The first screen of a
 * visit takes no focus: the reader is at the top already.
 */
export function Arrival({ title, place, isReplaced = false, children }: ArrivalProps) {
  const stage = useRef<HTMLDivElement>(null);
  useScrollMemory(stage, place, isReplaced);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const isFirst = !hasArrivedBefore.get();
    hasArrivedBefore.set(true);
    if (isFirst) return undefined;
    // To focus is to lay out: not in the task of the tap, which paints the page's shape.
    return afterPaint(() => {
      // What the page itself has focused meanwhile keeps the focus; under a dialogue nothing takes it.
      if (!stage.current?.contains(document.activeElement)) focusOn(stage.current);
    });
  }, []);

  return (
    <div className={layout['overlay']} ref={stage}>
      {children}
    </div>
  );
}

/** Latest positions by history entry or tab, CSS pixels; the oldest are forgotten first. */
const positions = new Map<string, number>();
const maxPositions = 100;
/** A list that is loaded again may need this long to be as long as it was. */
const patienceMs = 3000;

function remember(key: string, scrollTopPx: number): void {
  positions.delete(key);
  positions.set(key, scrollTopPx);
  const [oldest] = positions.keys();
  if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
}

/**
 * A page that is come back to stands where it was left; one that is new stands at its top. `key` is
 * the history entry of a page, or the tab: a hidden element forgets its position. A page that only
 * gives its entry another address (`isReplaced`) stays where it is.
 */
function useScrollMemory(
  stage: RefObject<HTMLElement | null>,
  key: string,
  isReplaced: boolean,
): void {
  useLayoutEffect(() => {
    const scroller = stage.current?.querySelector<HTMLElement>('main');
    if (!scroller) return undefined;
    // A new page is at its top already; reading its position would force a layout.
    if (isReplaced && !positions.has(key)) remember(key, scroller.scrollTop);
    const positionPx = positions.get(key);
    const restoring = positionPx === undefined ? undefined : restore(scroller, positionPx);
    const onScroll = (): void => {
      // Until the list is long enough again, the page stands higher than where it was left.
      if (restoring?.isPending !== true) remember(key, scroller.scrollTop);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      // The event of a scroll comes a frame later: of one just before the page is left, none does.
      onScroll();
      restoring?.stop();
      scroller.removeEventListener('scroll', onScroll);
    };
    // How the entry came about is a matter of its first time only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stage, key]);
}

interface Restoring {
  isPending: boolean;
  stop: () => void;
}

/** As soon as there is enough to scroll, unless the user has begun to scroll by then. */
function restore(scroller: HTMLElement, scrollTopPx: number): Restoring | undefined {
  if (scroller.scrollTop !== scrollTopPx) scroller.scrollTop = scrollTopPx;
  if (scroller.scrollTop >= scrollTopPx || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    scroller.scrollTop = scrollTopPx;
    if (scroller.scrollTop >= scrollTopPx - 1) stop();
  });
  const restoring = { isPending: true, stop: () => stop() };
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = (): void => {
    restoring.isPending = false;
    clearTimeout(timer);
    observer.disconnect();
    for (const name of ['wheel', 'touchstart', 'keydown']) scroller.removeEventListener(name, stop);
  };
  for (const name of ['wheel', 'touchstart', 'keydown'])
    scroller.addEventListener(name, stop, { passive: true });
  for (const child of scroller.children) observer.observe(child);
  return restoring;
}
