import { useNavigate } from 'react-router';
import type { IneligibleReason, PoiId, Review } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import layout from '../../ui/style/layout.module.css';

const reasons: Readonly<Record<IneligibleReason, readonly [title: TextKey, description: TextKey]>> =
  {
    NO_PURCHASE: ['review.noPurchase', 'review.noPurchaseHint'],
    ALREADY_REVIEWED: ['review.already', 'review.alreadyHint'],
    CLOSED: ['review.closed', 'review.closedHint'],
  };

interface RefusedProps {
  reason: IneligibleReason;
  ownReviewId: string | undefined;
  poiId: PoiId;
  onLeave: () => void;
}

/** Why no review can be written here, with an alternative. */
export function Refused({ reason, ownReviewId, poiId, onLeave }: RefusedProps) {
  const text = useText();
  const navigate = useNavigate();
  const [title, description] = reasons[reason];
  const toOwn = ownReviewId
    ? () => void navigate(paths.reviewDetail({ reviewId: ownReviewId, poiId }), { replace: true })
    : undefined;
  const toStore =
    reason === 'NO_PURCHASE' && poiId
      ? () => void navigate(paths.merchant({ poiId }), { replace: true })
      : undefined;
  const action = toOwn
    ? { label: text('review.seeOwn'), onSelect: toOwn }
    : toStore
      ? { label: text('review.seeVouchers'), onSelect: toStore }
      : { label: text('common.back'), onSelect: onLeave };
  return (
    <StateBlock
      picture={
        reason === 'NO_PURCHASE' ? 'noOrders' : reason === 'CLOSED' ? 'doneToday' : 'allRead'
      }
      title={text(title)}
      description={text(description)}
      action={action}
    />
  );
}

/** The review was sent. */
export function Sent({ review, onLeave }: { review: Review; onLeave: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <div className={layout['axis']} role="status">
      <StateBlock
        picture="allRead"
        title={text('review.sentTitle')}
        description={text(
          review.auditStatus === 'APPROVED' ? 'review.sentShown' : 'review.sentHint',
        )}
        action={{
          label: text('review.seeOwn'),
          onSelect: () =>
            void navigate(paths.reviewDetail({ reviewId: review.id, poiId: review.poiId }), {
              replace: true,
            }),
        }}
      />
      <Button variant="quiet" onClick={onLeave}>
        {text('review.done')}
      </Button>
    </div>
  );
}
