import { type ReactNode, useId } from 'react';
import css from './TitledSection.module.css';

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
      <h2 className={css['title']} id={id}>
        {title}
        {count !== undefined && <span className={css['count']}>{count}</span>}
      </h2>
      {children}
    </section>
  );
}
