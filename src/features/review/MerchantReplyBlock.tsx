import type { MerchantReply } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { mallIcon } from '../../ui/icons.ts';
import css from './MerchantReplyBlock.module.css';
import { ReviewText } from './ReviewText.tsx';
import { useReviewTime } from './use-review-time.ts';

interface MerchantReplyBlockProps {
  reply: MerchantReply;
  /** The store's. */
  timeZone: string | null | undefined;
  /** Not clamped, as on the detail page. */
  isOpen: boolean;
}

const REPLY_LINES = 3;

/** The store's reply. B9. */
export function MerchantReplyBlock({ reply, timeZone, isOpen }: MerchantReplyBlockProps) {
  const text = useText();
  const timeOf = useReviewTime();
  return (
    <div className={css['reply']}>
      <p className={css['who']}>
        <Icon shape={mallIcon} size={16} />
        <strong>{text('review.storeReply')}</strong>
        <span className={css['time']}>{timeOf(reply.createTime, timeZone)}</span>
      </p>
      <ReviewText content={reply.content} maxLines={isOpen ? undefined : REPLY_LINES} />
    </div>
  );
}
