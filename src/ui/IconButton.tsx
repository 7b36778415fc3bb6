import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconShape } from './Icon.tsx';
import css from './Button.module.css';

interface IconButtonProps {
  icon: IconShape;
  /** What the button does, for screen readers. */
  label: string;
  onClick: () => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A touch target of 44 px with an icon of 24 px. */
export function IconButton({ icon, label, onClick, disabled, className }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes(css['iconButton'], className)}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon shape={icon} />
    </button>
  );
}
