import { useState } from 'react';
import { characters, truncated } from '../../lib/characters.ts';
import { useComposedText } from '../use-composed-text.ts';
import { Field } from './Field.tsx';

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
