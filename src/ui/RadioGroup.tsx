import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { checkIcon } from './icons.ts';
import tint from './style/tint.module.css';
import box from './style/box.module.css';
import font from './style/font.module.css';
import layout from './style/layout.module.css';
import surface from './style/surface.module.css';
import css from './form/Form.module.css';

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
    <label
      className={classes(layout['row3'], box['anchor'], className)}
      data-off={input.disabled || undefined}
    >
      <input
        {...input}
        className={classes(layout['cover'], layout['overlay'], css['input'])}
        type="radio"
        onChange={onChange}
      />
      {children}
      <span className={classes(layout['middle'], layout['fixed'], box['disc'], css['mark'])}>
        <Icon shape={checkIcon} size={18} />
      </span>
    </label>
  );
}

/** Radios with their title, each with what is to be said of it. */
export function RadioList({
  title,
  className,
  children,
}: {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={classes(css['radioList'], className)}>
      <legend className={classes(font['heading'], layout['wide'])}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface RadioGroupProps<Value extends string> {
  legend: string;
  /** For a group whose title above says the same. */
  isLegendHidden?: boolean | undefined;
  /** What is around it is a card already. */
  isInCard?: boolean | undefined;
  options: readonly { value: Value; label: string; lang?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons with a word each. */
export function RadioGroup<Value extends string>({
  legend,
  isLegendHidden = false,
  isInCard = false,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset data-in-card={isInCard || undefined}>
      <legend
        className={
          isLegendHidden ? layout['hidden'] : classes(font['bold'], tint['soft'], css['legend'])
        }
      >
        {legend}
      </legend>
      <div className={classes(surface['sheet'], box['clip'], box['divided'], css['card'])}>
        {options.map((option) => (
          <Radio
            key={option.value}
            className={css['option']}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            <span
              className={classes(layout['growWords'], font['medium'], css['label'])}
              lang={option.lang}
            >
              {option.label}
            </span>
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
