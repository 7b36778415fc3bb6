import { type RefObject, useEffect, useRef, useState } from 'react';
import { part } from '../part.tsx';
import type { Carousel } from './carousel.ts';

const swipes = part(() => import('./carousel.ts'), 'attachCarousel');

/** The pictures of the first view have priority, even on a slow network. */
const LATEST_START_MS = 4000;

interface CarouselState {
  selected: number;
  /** True once the first slide has been painted: the others may load. */
  isReady: boolean;
  onFirstPainted: () => void;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
}

/** Swipes and loops. Autoplay pauses out of view, while focused or touched, and with reduced motion (WCAG 2.2.2). */
export function useCarousel(
  viewport: RefObject<HTMLElement | null>,
  slideCount: number,
  autoplayMs: number,
): CarouselState {
  const [selected, setSelected] = useState(0);
  const [isReady, setReady] = useState(false);
  const [isPaused, setPaused] = useState(
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const carousel = useRef<Carousel>(undefined);
  const isLooping = slideCount > 1;

  useEffect(() => {
    if (!isLooping || isReady) return undefined;
    const timer = setTimeout(() => setReady(true), LATEST_START_MS);
    return () => clearTimeout(timer);
  }, [isLooping, isReady]);

  useEffect(() => {
    const element = viewport.current;
    if (!isLooping || !isReady || !element) return undefined;
    let isGone = false;
    swipes.load().then(
      (attachCarousel) => {
        if (!isGone) carousel.current = attachCarousel(element, setSelected);
      },
      // Without it the first slide stays.
      () => undefined,
    );
    return () => {
      isGone = true;
      carousel.current?.destroy();
      carousel.current = undefined;
      setSelected(0);
    };
  }, [isLooping, isReady, slideCount, viewport]);

  useEffect(() => {
    const element = viewport.current;
    if (!isLooping || !isReady || isPaused || !element) return undefined;
    let isInView = false;
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries[entries.length - 1]?.isIntersecting ?? false;
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    const timer = setInterval(() => {
      const isInUse = element.matches(':active') || element.contains(document.activeElement);
      if (isInView && !document.hidden && !isInUse) carousel.current?.next();
    }, autoplayMs);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [isLooping, isReady, isPaused, autoplayMs, viewport]);

  return { selected, isReady, onFirstPainted: () => setReady(true), isPaused, setPaused };
}
