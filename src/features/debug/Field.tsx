import { useId, type ReactNode } from 'react';
import css from './Field.module.css';

interface FieldProps {
  label: string;
  /** Gets the id for the label. */
  children: (id: string) => ReactNode;
}

export function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
