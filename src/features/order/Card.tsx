import { type ReactNode, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import surface from '../../ui/style/surface.module.css';

/** One part of the page of an order, or of its refund. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={surface['panel']} aria-labelledby={id}>
      <h2 className={classes(font['title'], space['below3'])} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
