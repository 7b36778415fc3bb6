import { type ReactNode, type RefObject, useEffect } from 'react';
import type { IconShape } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import css from './StoreTopBar.module.css';

/** Spec home 9, nav bar: scrolled so far it is fully there; CSS pixels. */
export const FADE_PX = 100;
/** Spec home 9: its border appears above this share of it. */
export const EDGE_SHARE = 0.4;

interface StoreTopBarProps {
  back: { icon: IconShape; label: string; onSelect: () => void };
  storeName: string;
  barRef: RefObject<HTMLElement | null>;
  scrollRef: RefObject<HTMLElement | null>;
  /** Without a picture under it the bar is there from the beginning. */
  isOverPicture: boolean;
  /** Favourite and share. */
  children?: ReactNode;
}

/** Merchant 2 "Top bar": lies over the gallery and gets its ground as the page is scrolled. */
export function StoreTopBar({
  back,
  storeName,
  barRef,
  scrollRef,
  isOverPicture,
  children,
}: StoreTopBarProps) {
  useEffect(() => {
    const scroller = scrollRef.current;
    const bar = barRef.current;
    if (!scroller || !bar) return undefined;
    const follow = (): void => {
      const share = isOverPicture ? Math.min(1, Math.max(0, scroller.scrollTop / FADE_PX)) : 1;
      bar.style.setProperty('--shown', share.toFixed(2));
      bar.toggleAttribute('data-shown', share > 0.6);
      bar.toggleAttribute('data-edge', share > EDGE_SHARE);
    };
    // With the frame: to ask for the place before would lay the page out twice.
    const frame = requestAnimationFrame(follow);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', follow);
    };
  }, [barRef, scrollRef, isOverPicture]);

  return (
    <header
      className={css['bar']}
      ref={barRef}
      data-shown={!isOverPicture || undefined}
      data-edge={!isOverPicture || undefined}
    >
      <span className={css['ground']} aria-hidden="true" />
      <span className={css['round']}>
        <IconButton icon={back.icon} label={back.label} onClick={back.onSelect} />
      </span>
      {/* The heading of the page says it to everybody else. */}
      <p className={css['name']} aria-hidden="true">
        {storeName}
      </p>
      {children !== undefined && <div className={css['actions']}>{children}</div>}
    </header>
  );
}
