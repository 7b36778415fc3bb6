import { useId, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { characters, truncated } from '../../lib/characters.ts';
import { useComposedText } from '../../ui/use-composed-text.ts';
import css from './ContentField.module.css';

/** Of the contract; in characters as people count them. */
export const MAX_CONTENT = 1000;

interface ContentFieldProps {
  content: string;
  onChange: (content: string) => void;
}

/** The text of the review. Merchant 5: a character limit message exists. */
export function ContentField({ content, onChange }: ContentFieldProps) {
  const text = useText();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const field = useComposedText(content, (raw) => {
    const cut = truncated(raw, MAX_CONTENT);
    setOver(cut !== raw);
    onChange(cut);
  });
  const count = Math.min(characters(field.value).length, MAX_CONTENT);

  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {text('review.contentLabel')}
      </label>
      <textarea
        id={id}
        className={css['area']}
        rows={5}
        {...field}
        placeholder={text('review.contentHint')}
        aria-describedby={`${id}-count`}
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
