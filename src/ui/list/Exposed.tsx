import { type ReactNode, useCallback, useEffect, useRef } from 'react';

/** An item counts as seen when half of it was in view for so long. */
const SHARE = 0.5;
const SEEN_AFTER_MS = 1000;

/** Seen in this page load: showing it again is no second exposure. */
const seen = new Set<string>();
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One for all: a list has hundreds of items. */
function shared(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(timers.get(target));
        if (intersectionRatio < SHARE) continue;
        timers.set(
          target,
          setTimeout(() => waiting.get(target)?.(), SEEN_AFTER_MS),
        );
      }
    },
    { threshold: SHARE },
  );
  return observer;
}

interface ExposedProps {
  as?: 'li' | 'div' | undefined;
  /** Of the list and the item in it; each is reported once. */
  id: string;
  onExposed: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A list item that reports, once, that it has been seen. */
export function Exposed({ as: Tag = 'li', id, onExposed, className, children }: ExposedProps) {
  const tell = useRef(onExposed);
  useEffect(() => {
    tell.current = onExposed;
  });
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element || seen.has(id)) return undefined;
      waiting.set(element, () => {
        if (seen.has(id)) return;
        seen.add(id);
        shared().unobserve(element);
        tell.current();
      });
      shared().observe(element);
      return () => {
        shared().unobserve(element);
        clearTimeout(timers.get(element));
        waiting.delete(element);
      };
    },
    [id],
  );
  return (
    <Tag ref={watch} className={className}>
      {children}
    </Tag>
  );
}
