import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { checkIcon } from './icons.ts';
import css from './Radio.module.css';

interface RadioProps {
  /** Of the group. */
  name: string;
  value?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
  /** Of the row. */
  className: string | undefined;
  children: ReactNode;
}

/**
 * A row that is a native radio button, so that arrow keys and screen readers work as everywhere. A
 * disabled one has `data-off`.
 */
export function Radio({ onChange, className, children, ...input }: RadioProps) {
  return (
    <label className={classes(css['row'], className)} data-off={input.disabled || undefined}>
      <input {...input} className={css['input']} type="radio" onChange={onChange} />
      {children}
      <span className={css['mark']}>
        <Icon shape={checkIcon} size={18} />
      </span>
    </label>
  );
}
