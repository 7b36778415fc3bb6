import { type ReactNode, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { characters, truncated } from '../../lib/characters.ts';
import { useComposedText } from '../use-composed-text.ts';
import box from '../style/box.module.css';
import letters from '../style/letters.module.css';
import font from '../style/font.module.css';
import layout from '../style/layout.module.css';
import tint from '../style/tint.module.css';
import css from './Form.module.css';

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
    <div className={layout['stack1']}>
      <label className={font['medium']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: css['fieldInput'],
        'aria-describedby': `${id}-about`,
        'aria-invalid': problem ? true : undefined,
      })}
      <p className={classes(font['note'], letters['lines15'])} id={`${id}-about`}>
        {problem && (
          <span className={classes(tint['problem'], box['ownLine'])} role="alert">
            {problem}
          </span>
        )}
        {problem && hint && ' '}
        {hint}
      </p>
    </div>
  );
}

interface NoteFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Characters as people count them; what is over is cut off. */
  max: number;
  countLabel: (count: number) => string;
  /** Said once something was cut off. */
  overLabel?: string | undefined;
  /** Why it was not sent. */
  problem?: string | undefined;
  placeholder?: string | undefined;
  rows?: number | undefined;
  /** What is kept of what was typed. */
  clean?: ((raw: string) => string) | undefined;
}

const asTyped = (raw: string): string => raw;

/** Words of a person, with their count. */
export function NoteField(props: NoteFieldProps) {
  const { label, value, onChange, max, countLabel, overLabel, placeholder } = props;
  const { problem, rows = 3, clean = asTyped } = props;
  const [isOver, setOver] = useState(false);
  const field = useComposedText(value, (raw) => {
    const kept = clean(raw);
    const cut = truncated(kept, max);
    setOver(cut !== kept);
    onChange(cut);
  });
  // While a keyboard composes the field holds more than is kept.
  const count = Math.min(characters(field.value).length, max);
  return (
    <Field
      label={label}
      hint={countLabel(count)}
      problem={problem ?? (isOver ? overLabel : undefined)}
    >
      {(about) => <textarea {...about} rows={rows} placeholder={placeholder} {...field} />}
    </Field>
  );
}
