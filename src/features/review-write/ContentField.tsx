import { useText } from '../../i18n/i18n.ts';
import { NoteField } from '../../ui/form/NoteField.tsx';

/** Of the contract; in characters as people count them. */
export const MAX_CONTENT = 1000;

interface ContentFieldProps {
  content: string;
  onChange: (content: string) => void;
}

/** The text of the review. Merchant 5: a character limit message exists. */
export function ContentField({ content, onChange }: ContentFieldProps) {
  const text = useText();
  return (
    <NoteField
      label={text('review.contentLabel')}
      value={content}
      onChange={onChange}
      max={MAX_CONTENT}
      countLabel={(count) => text('review.count', { count, max: MAX_CONTENT })}
      overLabel={text('review.contentTooLong', { max: MAX_CONTENT })}
      placeholder={text('review.contentHint')}
      rows={5}
    />
  );
}
