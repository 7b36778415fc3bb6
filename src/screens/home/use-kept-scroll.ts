import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Restores the scroll position when home is shown again: a hidden element loses its own. Returns the
 * scroll listener.
 */
export function useKeptScroll(
  scroller: RefObject<HTMLElement | null>,
): (scrollTopPx: number) => void {
  const keptPx = useRef(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && keptPx.current > 0 && element.scrollTop !== keptPx.current)
      element.scrollTo(0, keptPx.current);
  }, [scroller]);
  return useCallback((scrollTopPx: number) => {
    keptPx.current = scrollTopPx;
  }, []);
}
