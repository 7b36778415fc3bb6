import { type ReactNode, useId } from 'react';
import css from './RefundDetail.module.css';

/** One part of the refund's page. */
export function RefundCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css['card']} aria-labelledby={id}>
      <h2 className={css['title']} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
