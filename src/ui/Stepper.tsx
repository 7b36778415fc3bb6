import { Icon } from './Icon.tsx';
import { minusIcon, plusIcon } from './icons.ts';
import { classes } from './classes.ts';
import box from './style/box.module.css';
import font from './style/font.module.css';
import layout from './style/layout.module.css';
import css from './Stepper.module.css';

interface StepperProps {
  /** What is counted. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min: number;
  max: number;
  /** Element that says why there is a limit. */
  describedBy?: string | undefined;
  disabled?: boolean | undefined;
  onChange: (value: number) => void;
}

/** A small number with a button on each side; the number is announced as it changes. */
export function Stepper(props: StepperProps) {
  const { label, lessLabel, moreLabel, value, min, max, describedBy, disabled, onChange } = props;
  return (
    <div
      className={classes(layout['row'], layout['fixed'], box['oval'], css['stepper'])}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
    >
      <button
        type="button"
        className={classes(layout['middle'], css['step'])}
        aria-label={lessLabel}
        // Not `disabled`, which would lose the focus at the limit.
        aria-disabled={disabled || value <= min || undefined}
        onClick={() => {
          if (!disabled && value > min) onChange(value - 1);
        }}
      >
        <Icon shape={minusIcon} size={20} />
      </button>
      <output className={classes(font['price'], css['value'])}>{value}</output>
      <button
        type="button"
        className={classes(layout['middle'], css['step'])}
        aria-label={moreLabel}
        aria-disabled={disabled || value >= max || undefined}
        onClick={() => {
          if (!disabled && value < max) onChange(value + 1);
        }}
      >
        <Icon shape={plusIcon} size={20} />
      </button>
    </div>
  );
}
