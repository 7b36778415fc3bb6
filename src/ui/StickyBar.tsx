import type { ReactNode } from 'react';
import css from './StickyBar.module.css';

/** Stays at the bottom of a screen's scrolling part, as its last child: what the screen is for. */
export function StickyBar({ children }: { children: ReactNode }) {
  return <div className={css['bar']}>{children}</div>;
}
