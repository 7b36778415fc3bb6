import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { RouteParams } from '../../features/links/routes.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useBack } from '../../features/navigation/use-back.ts';
import { useNoSwipeBack } from '../../features/navigation/use-no-swipe-back.ts';
import { noteReviewed } from '../../features/order/order-queries.ts';
import { DraftSheet } from '../../features/review-write/use-enter-review.tsx';
import { ReviewCardSkeleton, ReviewFailure } from '../../features/review/ReviewStates.tsx';
import { MAX_STARS } from '../../features/review/stars.ts';
import type { WriteTarget } from '../../features/review-write/draft-form.ts';
import { useWrite } from '../../features/review-write/use-write.ts';
import { WriteForm } from '../../features/review-write/WriteForm.tsx';
import { Refused, Sent } from '../../features/review-write/WriteOutcome.tsx';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useText } from '../../i18n/i18n.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { type ReviewDraft, visitOf } from '../../features/review-write/review-draft.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { toast } from '../../ui/toast.ts';
import layout from '../../ui/style/layout.module.css';

/**
 * Writes or edits a review. Merchant 2. The system back is ignored here (spec home 2); the button in the
 * bar leaves and keeps a draft.
 */
export function ReviewEditScreen() {
  const text = useText();
  const leave = useBack();
  useNoSwipeBack();
  const params = useRouteParams('reviewEdit');
  const { state } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  // A session that expires meanwhile keeps the form and its text.
  const [wasLoggedIn, setWasLoggedIn] = useState(isLoggedIn);
  if (isLoggedIn && !wasLoggedIn) setWasLoggedIn(true);
  const [target, setTarget] = useState(() => targetOf(params, state));
  return (
    <Screen
      title={text(target.reviewId ? 'review.edit' : 'platform.pageReviewEdit')}
      back={{ label: text('common.back'), onSelect: leave }}
    >
      <div className={layout['pageTop']}>
        {target.storeId === '' ? (
          <StateBlock
            picture="notFound"
            title={text('review.storeMissing')}
            action={{ label: text('common.back'), onSelect: leave }}
          />
        ) : wasLoggedIn ? (
          <Writing
            key={`${target.isEditingDraft} ${target.reviewId}`}
            target={target}
            onContinue={({ reviewId, orderId }) =>
              setTarget({
                ...target,
                reviewId,
                // A draft that was begun at the store's page names no visit.
                orderId: orderId ?? target.orderId,
                isEditingDraft: true,
              })
            }
            onGone={() => {
              toast(text('review.goneBegunAnew'));
              setTarget({
                ...target,
                reviewId: undefined,
                orderId: undefined,
                isEditingDraft: true,
              });
            }}
            onLeave={leave}
          />
        ) : (
          <VisitorBlock scene="review" title="review.visitorTitle" note="review.visitorHint" />
        )}
      </div>
    </Screen>
  );
}

interface WritingProps {
  target: WriteTarget;
  /** The draft may belong to another review of this store. */
  onContinue: (draft: ReviewDraft) => void;
  /** The edited review was deleted; its text becomes a new review. */
  onGone: () => void;
  onLeave: () => void;
}

function Writing({ target, onContinue, onGone, onLeave }: WritingProps) {
  const text = useText();
  const write = useWrite(target, onGone);
  const { step, orderId } = write.state;
  const isSent = step.name === 'sent';
  useEffect(() => {
    if (isSent && orderId !== undefined) noteReviewed(orderId);
  }, [isSent, orderId]);
  switch (step.name) {
    case 'asking-draft':
      return (
        <DraftSheet
          isOpen
          onContinue={() => write.draft && onContinue(write.draft)}
          onNew={write.startOver}
          onCancel={() => afterOverlays(onLeave)}
        />
      );
    case 'gone':
    case 'checking':
      return (
        <div role="status" aria-label={text('common.loading')}>
          <ReviewCardSkeleton />
        </div>
      );
    case 'check-failed':
      return (
        <ReviewFailure error={step.error} onRetry={() => write.send({ type: 'check-again' })} />
      );
    case 'refused':
      return (
        <Refused
          reason={step.reason}
          ownReviewId={step.ownReviewId}
          poiId={target.poiId}
          onLeave={onLeave}
        />
      );
    case 'sent':
      return <Sent review={step.review} onLeave={onLeave} />;
    case 'writing':
    case 'sending':
    case 'send-failed':
      return <WriteForm write={write} />;
  }
}

function targetOf(params: RouteParams<'reviewEdit'>, state: unknown): WriteTarget {
  return {
    storeId: params.storeId ?? '',
    poiId: params.poiId ?? '',
    storeName: params.storeName ?? '',
    reviewId: params.reviewId,
    orderId: visitOf(params.orderId),
    isEditingDraft: params.isEditingDraft,
    score: starsOf(state),
  };
}

/** From the history state, which is untrusted. */
function starsOf(state: unknown): number {
  const score = typeof state === 'object' && state !== null && 'score' in state ? state.score : 0;
  return typeof score === 'number' && Number.isInteger(score) && score >= 0 && score <= MAX_STARS
    ? score
    : 0;
}
