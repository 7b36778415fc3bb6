import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import font from './style/font.module.css';
import tint from './style/tint.module.css';
import css from './Titled.module.css';
import surface from './style/surface.module.css';

interface TitledSectionProps {
  title: string;
  /** Beside the title. */
  count?: string | undefined;
  sectionRef?: ((element: HTMLElement | null) => void) | undefined;
  children: ReactNode;
}

/** A section with its heading; a tab scrolls to it. */
export function TitledSection({ title, count, sectionRef, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section className={css['section']} aria-labelledby={id} ref={sectionRef} tabIndex={-1}>
      <h2 className={classes(font['heading'], css['sectionTitle'])} id={id}>
        {title}
        {count !== undefined && (
          <span className={classes(tint['softNumbers'], css['count'])}>{count}</span>
        )}
      </h2>
      {children}
    </section>
  );
}

interface TitledCardProps {
  title: string;
  /** Rows reach from edge to edge; text is inset. */
  holds: 'rows' | 'words';
  children: ReactNode;
}

/** One part of a screen of settings. */
export function TitledCard({ title, holds, children }: TitledCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={classes(tint['soft14'], css['title'])} id={id}>
        {title}
      </h2>
      <div className={classes(surface['sheet'], css[holds])}>{children}</div>
    </section>
  );
}
