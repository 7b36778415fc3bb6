import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { noteFirstView } from './first-screen.ts';

/** How long the skeleton of index.html stays while the page's data loads. */
const SHAPE_ALONE_MS = 500;

/**
 * When a page's skeleton gives way to its content: the shape that index.html painted for a link goes, and
 * a focus on the skeleton's heading moves to the new one. Gives what the skeleton calls on unmount: whether
 * its heading or the page had the focus.
 */
export function useContentArrival(
  isThere: boolean,
  scrollRef: RefObject<HTMLElement | null>,
): (hadReader: boolean) => void {
  const hadReader = useRef(false);
  useEffect(() => {
    if (isThere && hadReader.current)
      scrollRef.current?.querySelector('h1')?.focus({ preventScroll: true });
    // On a slow network the page's own skeleton takes over: it has a back button and an animation.
    const timer = setTimeout(noteFirstView, isThere ? 0 : SHAPE_ALONE_MS);
    return () => clearTimeout(timer);
  }, [isThere, scrollRef]);
  return useCallback((had) => {
    hadReader.current = had;
  }, []);
}
