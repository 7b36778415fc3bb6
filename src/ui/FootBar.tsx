import type { ReactNode } from 'react';
import css from './FootBar.module.css';

/** The `footer` of a `Screen`: what the screen is for, in one row where there is room. */
export function FootBar({ children }: { children: ReactNode }) {
  return <div className={css['bar']}>{children}</div>;
}
