import { useState } from 'react';
import { call } from '../../api/call.ts';
import { markHelpful } from '../../api/generated/calls/mark-helpful.ts';
import type { Review } from '../../api/generated/types.ts';
import { formatCount } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { thumbIcon, thumbOnIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import { failureText } from './failure-text.ts';
import css from './HelpfulButton.module.css';
import { setReview } from './review-lists.ts';

/** B9: marks a review as helpful; on one's own review only the count. */
export function HelpfulButton({ review, isMine }: { review: Review; isMine: boolean }) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const { helpfulCount, isHelpful } = review;
  const label = text(helpfulCount > 0 ? 'review.helpfulCount' : 'review.helpful', {
    count: formatCount(helpfulCount),
  });

  async function mark(): Promise<void> {
    setBusy(true);
    const wanted = !isHelpful;
    // Optimistic; then the server's count.
    setReview({ ...review, isHelpful: wanted, helpfulCount: helpfulCount + (wanted ? 1 : -1) });
    try {
      const counted = await call(markHelpful, { reviewId: review.id, isHelpful: wanted });
      setReview({ ...review, ...counted });
    } catch (error) {
      setReview(review);
      toast(failureText(error, 'review.helpful') || text('review.helpfulFailed'));
    } finally {
      setBusy(false);
    }
  }

  if (isMine) {
    if (helpfulCount === 0) return null;
    return (
      <p className={css['count']}>
        <Icon shape={thumbIcon} size={18} />
        {label}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={css['button']}
      aria-pressed={isHelpful}
      onClick={() => {
        if (isBusy) return;
        session.require('review helpful', {
          kind: 'do',
          act: () => void mark(),
          to: paths.reviewDetail({ reviewId: review.id, poiId: review.poiId }),
        });
      }}
    >
      <Icon shape={isHelpful ? thumbOnIcon : thumbIcon} size={18} />
      {label}
    </button>
  );
}
