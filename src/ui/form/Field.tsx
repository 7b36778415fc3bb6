import { useId, type ReactNode } from 'react';
import css from './Field.module.css';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** An input that takes these. */
  children: (about: {
    id: string;
    className: string | undefined;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** One input of a form with its label; what is wrong with it is said under it. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: css['input'],
        'aria-describedby': `${id}-about`,
        'aria-invalid': problem ? true : undefined,
      })}
      <p className={css['hint']} id={`${id}-about`}>
        {problem && (
          <span className={css['problem']} role="alert">
            {problem}
          </span>
        )}
        {problem && hint && ' '}
        {hint}
      </p>
    </div>
  );
}
