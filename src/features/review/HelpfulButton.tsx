import { call } from '../../api/call.ts';
import { markHelpful } from '../../api/generated/calls/mark-helpful.ts';
import type { Review } from '../../api/generated/types.ts';
import { formatCount } from '../../i18n/format.ts';
import { text as words, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { thumbIcon, thumbOnIcon } from '../../ui/icons.ts';
import { act } from '../act/act.ts';
import { useAct } from '../act/use-act.ts';
import { failureText } from './failure-text.ts';
import { classes } from '../../ui/classes.ts';
import surface from '../../ui/style/surface.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './ReviewParts.module.css';
import { setReview } from './review-lists.ts';

const mark = act(
  ({ id, isHelpful }: Review) => call(markHelpful, { reviewId: id, isHelpful: !isHelpful }),
  {
    name: 'review.helpful',
    // Until the server's count comes.
    before(review) {
      const { isHelpful, helpfulCount } = review;
      setReview({
        ...review,
        isHelpful: !isHelpful,
        helpfulCount: helpfulCount + (isHelpful ? -1 : 1),
      });
      return () => setReview(review);
    },
    onDone: (counted, review) => setReview({ ...review, ...counted }),
    failed: (error) => failureText(error) || words('review.helpfulFailed'),
  },
);

/** B9: marks a review as helpful; on one's own review only the count. */
export function HelpfulButton({ review, isMine }: { review: Review; isMine: boolean }) {
  const text = useText();
  const { send, isBusy } = useAct(mark);
  const { helpfulCount, isHelpful } = review;
  const label = text(helpfulCount > 0 ? 'review.helpfulCount' : 'review.helpful', {
    count: formatCount(helpfulCount),
  });

  if (isMine) {
    if (helpfulCount === 0) return null;
    return (
      <p className={classes(tint['quiet'], layout['inline'], css['count'])}>
        <Icon shape={thumbIcon} size={18} />
        {label}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={classes(tint['quiet'], layout['inline'], surface['tap'], css['button'])}
      aria-pressed={isHelpful}
      onClick={() => {
        if (isBusy) return;
        session.require('review helpful', {
          kind: 'do',
          act: () => void send(review),
          to: paths.reviewDetail({ reviewId: review.id, poiId: review.poiId }),
        });
      }}
    >
      <Icon shape={isHelpful ? thumbOnIcon : thumbIcon} size={18} />
      {label}
    </button>
  );
}
