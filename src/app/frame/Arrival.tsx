import { useEffect, useRef, type ReactNode } from 'react';
import { atom } from '../../lib/atom.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import css from './Arrival.module.css';
import { useScrollMemory } from './use-scroll-memory.ts';

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
    <div className={css['stage']} ref={stage}>
      {children}
    </div>
  );
}
