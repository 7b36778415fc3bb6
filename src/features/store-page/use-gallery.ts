import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../lib/load-part.ts';
import type { Carousel } from '../../ui/carousel.ts';

/** Merchant 9. */
export const GALLERY_AUTOPLAY_MS = 3000;

/**
 * The gallery plays and loops while it is in view, the page is visible, nobody touches it or is in it
 * with the keyboard, and motion is welcome (WCAG 2.2.2). The other pictures wait for the first one.
 */
export function useGallery(viewport: RefObject<HTMLElement | null>, count: number) {
  const [selected, setSelected] = useState(0);
  const [isReady, setReady] = useState(false);
  const [isPaused, setPaused] = useState(
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const carousel = useRef<Carousel>(undefined);
  const isLooping = count > 1;

  useEffect(() => {
    const element = viewport.current;
    if (!isLooping || !isReady || !element) return undefined;
    let isGone = false;
    loadPart(() => import('../../ui/carousel.ts')).then(
      ({ attachCarousel }) => {
        if (!isGone) carousel.current = attachCarousel(element, setSelected);
      },
      // Without it the first picture stays, and the button still opens them all.
      () => undefined,
    );
    return () => {
      isGone = true;
      carousel.current?.destroy();
      carousel.current = undefined;
      setSelected(0);
    };
  }, [isLooping, isReady, count, viewport]);

  useEffect(() => {
    const element = viewport.current;
    if (!isLooping || !isReady || isPaused || !element) return undefined;
    let isInView = false;
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries[entries.length - 1]?.isIntersecting ?? false;
      },
      { threshold: 0.4 },
    );
    observer.observe(element);
    const timer = setInterval(() => {
      const isInUse = element.matches(':active') || element.contains(document.activeElement);
      if (isInView && !document.hidden && !isInUse) carousel.current?.next();
    }, GALLERY_AUTOPLAY_MS);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [isLooping, isReady, isPaused, viewport]);

  return { selected, isReady, onFirstShown: () => setReady(true), isPaused, setPaused };
}
