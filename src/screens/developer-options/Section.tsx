import type { ReactNode } from 'react';
import css from './Section.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={css['heading']}>{title}</h2>
      <div className={css['card']}>{children}</div>
    </section>
  );
}
