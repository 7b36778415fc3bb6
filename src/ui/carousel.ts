/**
 * Makes a row of slides draggable and looping. The only place that loads Embla, after the first slide
 * has been painted; until then the row shows its first slide.
 */
import EmblaCarousel from 'embla-carousel';

export interface Carousel {
  next(): void;
  destroy(): void;
}

/** `viewport` clips, its first child holds the slides. `onSelect` hears of every change. */
export function attachCarousel(viewport: HTMLElement, onSelect: (index: number) => void): Carousel {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const embla = EmblaCarousel(viewport, { loop: true, align: 'start', duration: isCalm ? 0 : 26 });
  embla.on('select', () => onSelect(embla.selectedScrollSnap()));
  embla.on('reInit', () => onSelect(embla.selectedScrollSnap()));
  return { next: () => embla.scrollNext(), destroy: () => embla.destroy() };
}
