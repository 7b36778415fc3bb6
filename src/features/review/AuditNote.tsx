import type { Review } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clockIcon, warningIcon } from '../../ui/icons.ts';
import css from './AuditNote.module.css';
import { shareVerdict } from './rules.ts';

/** Shown to the author only: the review awaits moderation, or why it was rejected. Merchant 4. */
export function AuditNote({ review: { auditStatus, rejectReason } }: { review: Review }) {
  const text = useText();
  const pick = usePickLocale();
  const isRejected = shareVerdict(auditStatus) === 'rejected';
  return (
    <p className={css['note']} data-rejected={isRejected || undefined}>
      <Icon shape={isRejected ? warningIcon : clockIcon} size={18} />
      <span>
        {isRejected
          ? text('review.auditRejected', { reason: pick(rejectReason) ?? text('review.noReason') })
          : text('review.auditWaiting')}
      </span>
    </p>
  );
}
