import { useId } from 'react';
import { characters, truncated } from '../../lib/characters.ts';
import { classes } from '../../ui/classes.ts';
import { useComposedText } from '../../ui/use-composed-text.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { oneLine } from '../../lib/seen-text.ts';
import { inviteCodeOf } from './profile-save.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import letters from '../../ui/style/letters.module.css';
import surface from '../../ui/style/surface.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './ProfileForm.module.css';

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
    <div className={layout['stack1']}>
      <label className={font['medium']} htmlFor={id}>
        {label}
      </label>
      <div
        className={classes(
          layout['row2'],
          surface['field'],
          space['pad0by4'],
          box['tall52'],
          css['box'],
          problem && css['wrong'],
        )}
      >
        <input
          id={id}
          className={classes(box['shrink'], box['noOutline'], css['input'], isCode && css['code'])}
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
          <span
            className={classes(tint['faint'], layout['fixed'], font['numbers'], letters['size12'])}
            aria-hidden="true"
          >
            {`${Math.min(count, maxCharacters)}/${maxCharacters}`}
          </span>
        )}
      </div>
      <p className={classes(layout['stack'], font['note'])} id={`${id}-about`}>
        {problem && (
          <span className={tint['problem']} role="alert">
            {problem}
          </span>
        )}
        {hint && <span>{hint}</span>}
        {countLabel && <VisuallyHidden>{countLabel(count)}</VisuallyHidden>}
      </p>
    </div>
  );
}
