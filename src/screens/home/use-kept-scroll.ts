import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position while home is hidden behind another tab: a hidden element forgets its own.
 * Gives the listener for the scroller.
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
