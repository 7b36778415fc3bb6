import { type ReactNode, type RefObject, useEffect } from 'react';
import type { IconShape } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { classes } from './classes.ts';
import box from './style/box.module.css';
import letters from './style/letters.module.css';
import font from './style/font.module.css';
import layout from './style/layout.module.css';
import css from './Bars.module.css';

/** Spec home 9, nav bar: fully opaque from this scroll offset; CSS pixels. */
export const FADE_PX = 100;
/** Spec home 9: opacity above which the border shows. */
export const EDGE_SHARE = 0.4;

interface FadingBarProps {
  back: { icon: IconShape; label: string; onSelect: () => void };
  /** Also in the page's heading. */
  title: string;
  barRef: RefObject<HTMLElement | null>;
  scrollRef: RefObject<HTMLElement | null>;
  /** Without a picture below, the bar is opaque from the start. */
  isOverPicture: boolean;
  /** Favourite and share. */
  children?: ReactNode;
}

/** A top bar over a gallery (merchant 2 "Top bar"); its background fades in on scroll. */
export function FadingBar({
  back,
  title,
  barRef,
  scrollRef,
  isOverPicture,
  children,
}: FadingBarProps) {
  useEffect(() => {
    const scroller = scrollRef.current;
    const bar = barRef.current;
    if (!scroller || !bar) return undefined;
    const follow = (): void => {
      const share = isOverPicture ? Math.min(1, Math.max(0, scroller.scrollTop / FADE_PX)) : 1;
      bar.style.setProperty('--shown', share.toFixed(2));
      bar.style.setProperty('--scrolled', `${Math.max(0, scroller.scrollTop)}px`);
      bar.toggleAttribute('data-shown', share > 0.6);
      bar.toggleAttribute('data-edge', share > EDGE_SHARE);
    };
    // In the next frame: reading the scroll position earlier would force a second layout.
    const frame = requestAnimationFrame(follow);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', follow);
    };
  }, [barRef, scrollRef, isOverPicture]);

  return (
    <header
      className={classes(layout['row1'], css['bar'])}
      ref={barRef}
      data-shown={!isOverPicture || undefined}
      data-edge={!isOverPicture || undefined}
    >
      <span className={css['ground']} aria-hidden="true" />
      <span className={css['round']}>
        <IconButton icon={back.icon} label={back.label} onClick={back.onSelect} />
      </span>
      {/* Hidden from screen readers: the page's heading has the same text. */}
      <p
        className={classes(
          layout['fill'],
          font['heading'],
          box['clip'],
          letters['lines125'],
          css['name'],
        )}
        aria-hidden="true"
      >
        {title}
      </p>
      {children !== undefined && (
        <div className={classes(layout['row'], css['fadingBarActions'])}>{children}</div>
      )}
    </header>
  );
}
