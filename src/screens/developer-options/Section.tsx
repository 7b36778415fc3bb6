import { useId, type ReactNode } from 'react';
import css from './Section.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={css['heading']} id={id}>
        {title}
      </h2>
      <div className={css['card']}>{children}</div>
    </section>
  );
}
