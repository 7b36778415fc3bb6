import { useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { IconShape } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { backIcon } from './icons.ts';
import { ScreenTop } from './screen-top.ts';
import { classes } from './classes.ts';
import font from './style/font.module.css';
import layout from './style/layout.module.css';
import css from './Screen.module.css';

interface ScreenProps {
  /** Shown as the `h1` of a plain bar, unless `header` draws one of its own. */
  title?: string | undefined;
  children: ReactNode;
  onScroll?: ((scrollTopPx: number) => void) | undefined;
  scrollRef?: RefObject<HTMLElement | null> | undefined;
  /** Stays above the scrolling part and brings its own `h1`. */
  header?: ReactNode;
  /** Stays below the scrolling part, down to the edge; keeps clear of the notch by itself. */
  footer?: ReactNode;
  /** Leaves room for the bottom bar. */
  hasTabBar?: boolean | undefined;
  /** The arrow, unless what lies behind it is the home page. */
  back?: { label: string; onSelect: () => void; icon?: IconShape } | undefined;
}

/** One screen: fills the view, scrolls inside, keeps clear of notches. The document itself never scrolls. */
export function Screen({
  title,
  children,
  onScroll,
  scrollRef,
  header,
  footer,
  hasTabBar = false,
  back,
}: ScreenProps) {
  const own = useRef<HTMLElement>(null);
  const scroller = scrollRef ?? own;
  const top = useContext(ScreenTop);

  useEffect(() => {
    const element = scroller.current;
    if (!element || !onScroll) return undefined;
    const tell = (): void => onScroll(element.scrollTop);
    element.addEventListener('scroll', tell, { passive: true });
    return () => element.removeEventListener('scroll', tell);
  }, [onScroll, scroller]);

  return (
    <div
      className={classes(layout['stack'], layout['overlay'], css['screen'])}
      data-tab-bar={hasTabBar || undefined}
      data-top={top ? '' : undefined}
    >
      {header ??
        (title !== undefined && (
          <header className={classes(layout['row'], css['bar'])}>
            {back ? (
              <IconButton icon={back.icon ?? backIcon} label={back.label} onClick={back.onSelect} />
            ) : (
              <span className={css['side']} />
            )}
            <h1
              className={classes(layout['fillWords'], font['heading'], css['title'])}
              tabIndex={-1}
            >
              {title}
            </h1>
            <span className={css['side']} />
          </header>
        ))}
      <main className={css['scroller']} ref={scroller} tabIndex={-1}>
        {top}
        {children}
      </main>
      {footer}
    </div>
  );
}
