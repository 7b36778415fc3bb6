import { useText } from '../../i18n/i18n.ts';
import { ClampedText } from '../../ui/ClampedText.tsx';

interface ReviewTextProps {
  content: string;
  /** Undefined: not clamped (merchant 4, detail page). */
  maxLines: number | undefined;
}

/** The text of a review or of its reply. Merchant 4. */
export function ReviewText({ content, maxLines }: ReviewTextProps) {
  const text = useText();
  return (
    <ClampedText
      content={content}
      maxLines={maxLines}
      moreLabel={text('review.expand')}
      lessLabel={text('review.collapse')}
    />
  );
}
