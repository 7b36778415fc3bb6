import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './Spinner.tsx';
import layout from './style/layout.module.css';
import surface from './style/surface.module.css';
import css from './Button.module.css';

export interface ButtonProps {
  /** `danger`: deletes or ends something. */
  variant: 'primary' | 'secondary' | 'quiet' | 'danger';
  onClick: () => void;
  children: ReactNode;
  disabled?: boolean | undefined;
  /** Shows a spinner and ignores presses, but keeps the focus. */
  isBusy?: boolean | undefined;
  wide?: boolean | undefined;
}

export function Button({
  variant,
  onClick,
  children,
  disabled,
  isBusy = false,
  wide = false,
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classes(
        layout['inline'],
        layout['target'],
        wide && layout['wide'],
        variant === 'primary' && surface['yellow'],
        variant === 'danger' && surface['chili'],
        css['button'],
      )}
      data-variant={variant}
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onClick();
      }}
    >
      {isBusy && <Spinner size={18} label="" />}
      <span>{children}</span>
    </button>
  );
}
