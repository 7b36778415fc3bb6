/**
 * Makes a row of slides draggable and looping. The only place that loads Embla, after the first slide
 * has been painted; until then the row shows its first slide.
 */
import EmblaCarousel from 'embla-carousel';

export interface Carousel {
  next(): void;
  destroy(): void;
}

/** `viewport` clips, its first child holds the slides. `onSelect` is called at every change. */
export function attachCarousel(viewport: HTMLElement, onSelect: (index: number) => void): Carousel {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const embla = EmblaCarousel(viewport, {
    loop: true,
    align: 'start',
    duration: isCalm ? 0 : 26,
    // Embla starts its observer a frame later, even if it was destroyed or re-initialised meanwhile, and
    // then never stops it: a memory leak of the whole carousel. Remove with Embla 8.6.
    watchResize: false,
  });
  embla.on('select', () => onSelect(embla.selectedScrollSnap()));
  embla.on('reInit', () => onSelect(embla.selectedScrollSnap()));
  let width = viewport.clientWidth;
  const resized = new ResizeObserver(() => {
    if (viewport.clientWidth === width) return;
    width = viewport.clientWidth;
    embla.reInit();
  });
  resized.observe(viewport);
  return {
    next: () => embla.scrollNext(),
    destroy() {
      resized.disconnect();
      embla.destroy();
    },
  };
}
