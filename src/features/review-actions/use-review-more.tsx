import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Review } from '../../api/generated/types.ts';
import { paths } from '../../paths.ts';
import { session, useIsLoggedIn, userId } from '../../session/session.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { DeleteSheet } from './DeleteSheet.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { isOwn, type MoreAction, moreActions } from '../review/rules.ts';
import { useShareReview } from './use-share-review.tsx';

type Step = 'closed' | 'actions' | 'delete' | 'report';

interface ReviewMore {
  /** Stable between renders. */
  open: (review: Review) => void;
  /** To be rendered by the screen. */
  sheets: ReactNode;
}

/** The sheet of more actions and the sheets that they open. Merchant 2 "Review list". */
export function useReviewMore(onDeleted: () => void = () => undefined): ReviewMore {
  const navigate = useNavigate();
  const share = useShareReview();
  useIsLoggedIn();
  // Kept while a sheet animates out.
  const [review, setReview] = useState<Review>();
  const [step, setStep] = useState<Step>('closed');
  const close = (): void => setStep('closed');

  function choose(action: MoreAction): void {
    if (!review) return;
    const here = paths.reviewDetail({ reviewId: review.id, poiId: review.poiId });
    const gated = (scene: string, act: () => void): void => {
      close();
      session.require(scene, { kind: 'do', act, to: here });
    };
    switch (action) {
      case 'share':
        close();
        share.open(review);
        break;
      case 'edit':
        close();
        afterOverlays(() => void navigate(editPath(review)));
        break;
      case 'delete':
        gated('review delete', () => setStep('delete'));
        break;
      case 'report':
        gated('review report', () => setStep('report'));
        break;
    }
  }

  const sheets = review && (
    <>
      <MoreSheet
        isOpen={step === 'actions'}
        actions={moreActions({ isOwn: isOwn(review, userId()), canShare: share.canShare })}
        onChoose={choose}
        onClose={close}
      />
      <DeleteSheet
        isOpen={step === 'delete'}
        review={review}
        onClose={close}
        onDeleted={() => afterOverlays(onDeleted)}
      />
      <ReportSheet key={review.id} isOpen={step === 'report'} review={review} onClose={close} />
      {share.sheet}
    </>
  );
  const open = useCallback((chosen: Review): void => {
    setReview(chosen);
    setStep('actions');
  }, []);
  return { open, sheets };
}

function editPath({ id, storeId, poiId, storeName }: Review) {
  return paths.reviewEdit({
    isEditingDraft: false,
    entrance: 'review',
    storeId,
    poiId,
    storeName,
    reviewId: id,
  });
}
