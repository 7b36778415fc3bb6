import { useId, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { characters, inviteCodeOf, oneLine, truncated } from './nickname.ts';
import css from './TextField.module.css';

interface TextFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  /** As people count them. */
  maxCharacters: number;
  /** Shows how many are used. */
  countLabel?: ((count: number) => string) | undefined;
  problem: string | undefined;
  autoComplete: 'nickname' | 'off';
  /** Letters and digits only, in capitals. */
  isCode?: boolean | undefined;
  onChange: (value: string) => void;
}

/** One line of text with a limit that people understand. */
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
  // While a keyboard composes (Chinese, many Android ones), cutting would break what is being typed.
  const [composed, setComposed] = useState<string>();
  const clean = (raw: string) =>
    isCode ? inviteCodeOf(raw) : truncated(oneLine(raw), maxCharacters);
  const shown = composed ?? value;
  const count = characters(shown).length;

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
          value={shown}
          autoComplete={autoComplete}
          autoCapitalize={isCode ? 'characters' : 'words'}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-about`}
          onChange={({ target, nativeEvent }) => {
            const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
            if (isComposing) setComposed(target.value);
            onChange(clean(target.value));
          }}
          onCompositionEnd={({ currentTarget }) => {
            setComposed(undefined);
            onChange(clean(currentTarget.value));
          }}
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
