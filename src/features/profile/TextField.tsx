import { useId } from 'react';
import { characters, truncated } from '../../lib/characters.ts';
import { classes } from '../../ui/classes.ts';
import { useComposedText } from '../../ui/use-composed-text.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { oneLine } from '../../lib/seen-text.ts';
import { inviteCodeOf } from './nickname.ts';
import css from './TextField.module.css';

interface TextFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  /** Counted by `characters`. */
  maxCharacters: number;
  /** Shows the count. */
  countLabel?: ((count: number) => string) | undefined;
  problem: string | undefined;
  autoComplete: 'nickname' | 'off';
  /** Letters and digits only, in capitals. */
  isCode?: boolean | undefined;
  onChange: (value: string) => void;
}

/** One line of text with a limit in characters as people count them. */
export function TextField({
  label,
  hint,
  value,
  maxCharacters,
  countLabel,
  problem,
  autoComplete,
  isCode = false,
  onChange,
}: TextFieldProps) {
  const id = useId();
  const field = useComposedText(value, (raw) =>
    onChange(isCode ? inviteCodeOf(raw) : truncated(oneLine(raw), maxCharacters)),
  );
  const count = characters(field.value).length;

  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      <div className={classes(css['box'], problem && css['wrong'])}>
        <input
          id={id}
          className={classes(css['input'], isCode && css['code'])}
          type="text"
          {...field}
          autoComplete={autoComplete}
          autoCapitalize={isCode ? 'characters' : 'words'}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-about`}
        />
        {countLabel && (
          <span className={css['count']} aria-hidden="true">
            {`${Math.min(count, maxCharacters)}/${maxCharacters}`}
          </span>
        )}
      </div>
      <p className={css['about']} id={`${id}-about`}>
        {problem && (
          <span className={css['problem']} role="alert">
            {problem}
          </span>
        )}
        {hint && <span>{hint}</span>}
        {countLabel && <VisuallyHidden>{countLabel(count)}</VisuallyHidden>}
      </p>
    </div>
  );
}
