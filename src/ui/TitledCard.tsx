import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './TitledCard.module.css';

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
      <h2 className={css['title']} id={id}>
        {title}
      </h2>
      <div className={classes(css['card'], css[holds])}>{children}</div>
    </section>
  );
}
