import { useId, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { characters, truncated } from '../profile/nickname.ts';
import css from './ContentField.module.css';

/** Of the contract; as people count them: a family emoji is one. */
export const MAX_CONTENT = 1000;

interface ContentFieldProps {
  content: string;
  onChange: (content: string) => void;
}

/** What the writer says in words. Merchant 5: a character limit message exists. */
export function ContentField({ content, onChange }: ContentFieldProps) {
  const text = useText();
  const id = useId();
  // While a keyboard composes, cutting would break what is being typed.
  const [composed, setComposed] = useState<string>();
  const [isOver, setOver] = useState(false);
  const shown = composed ?? content;
  const count = Math.min(characters(shown).length, MAX_CONTENT);

  function change(raw: string): void {
    const cut = truncated(raw, MAX_CONTENT);
    setOver(cut !== raw);
    onChange(cut);
  }

  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {text('review.contentLabel')}
      </label>
      <textarea
        id={id}
        className={css['area']}
        rows={5}
        value={shown}
        placeholder={text('review.contentHint')}
        aria-describedby={`${id}-count`}
        onChange={({ target, nativeEvent }) => {
          const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
          if (isComposing) setComposed(target.value);
          change(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => {
          setComposed(undefined);
          change(currentTarget.value);
        }}
      />
      <div className={css['about']}>
        <p className={css['problem']} role="alert">
          {isOver && text('review.contentTooLong', { max: MAX_CONTENT })}
        </p>
        <p className={css['count']} id={`${id}-count`}>
          {text('review.count', { count, max: MAX_CONTENT })}
        </p>
      </div>
    </div>
  );
}
