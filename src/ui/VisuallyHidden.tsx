import type { ReactNode } from 'react';
import layout from './style/layout.module.css';

/** For screen readers only: the words that the picture already says to the eye. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={layout['hidden']}>{children}</span>;
}
