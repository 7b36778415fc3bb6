import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Review } from '../../api/generated/types.ts';
import { paths } from '../../paths.ts';
import { session, useIsLoggedIn, userId } from '../../session/session.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { type MoreAction, isOwn, moreActions, shareVerdict } from '../review/rules.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import type { IconShape } from '../../ui/Icon.tsx';
import { Sheet, SheetRow } from '../../ui/layer/Sheet.tsx';
import { flagIcon, pencilIcon, shareIcon, trashIcon } from '../../ui/icons.ts';
import { host } from '#host';
import { resized } from '../../ui/picture/picture-url.ts';
import { toast } from '../../ui/toast.ts';
import { shareUrl } from '../share/share-content.ts';
import { ShareSheet } from '../share/ShareSheet.tsx';
import { useAct } from '../act/use-act.ts';
import { deleteOwnReview } from './delete-review.ts';

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

const rows: Readonly<Record<MoreAction, { icon: IconShape; label: TextKey }>> = {
  share: { icon: shareIcon, label: 'review.share' },
  edit: { icon: pencilIcon, label: 'review.edit' },
  delete: { icon: trashIcon, label: 'review.delete' },
  report: { icon: flagIcon, label: 'review.report' },
};

interface MoreSheetProps {
  isOpen: boolean;
  actions: readonly MoreAction[];
  onChoose: (action: MoreAction) => void;
  onClose: () => void;
}

/** Merchant 2: share, delete, close; and what B9 adds. */
function MoreSheet({ isOpen, actions, onChoose, onClose }: MoreSheetProps) {
  const text = useText();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('review.moreTitle')}
      closeLabel={text('common.close')}
    >
      <ul>
        {actions.map((action) => (
          <SheetRow
            key={action}
            icon={rows[action].icon}
            label={text(rows[action].label)}
            isDangerous={action === 'delete'}
            onSelect={() => onChoose(action)}
          />
        ))}
      </ul>
    </Sheet>
  );
}

/** Merchant 9: image width of a preview. */
const PHOTO_WIDTH_PX = 1080;

interface ShareReview {
  canShare: boolean;
  open: (review: Review) => void;
  /** To be rendered by the screen. */
  sheet: ReactNode;
}

/** Merchant 4, 6: only in the native app and for approved reviews; a toast tells why not. */
function useShareReview(): ShareReview {
  const text = useText();
  const [shared, setShared] = useState<Review>();
  const [isOpen, setOpen] = useState(false);

  function open(review: Review): void {
    const verdict = shareVerdict(review.auditStatus);
    if (verdict === 'awaiting') toast(text('review.shareAwaiting'));
    if (verdict === 'rejected') toast(text('review.shareRejected'));
    if (verdict !== 'yes') return;
    setShared(review);
    setOpen(true);
  }

  const photo = shared?.reviewMedias[0];
  const to = shared && paths.reviewDetail({ reviewId: shared.id, poiId: shared.poiId });
  const content = shared &&
    to && {
      title: shared.storeName,
      text: text('review.shareText', { store: shared.storeName, score: shared.score }),
      url: shareUrl(to, host.kind, window.location.origin),
      photoUrl: photo && resized(photo.mediaUrl, { w: PHOTO_WIDTH_PX }, 1),
    };
  return {
    canShare: host.kind === 'APP',
    open,
    sheet: content && (
      <ShareSheet isOpen={isOpen} onClose={() => setOpen(false)} content={content} />
    ),
  };
}

interface DeleteSheetProps {
  isOpen: boolean;
  review: Review;
  onClose: () => void;
  onDeleted: () => void;
}

/** Merchant 4: cancel or delete. */
function DeleteSheet({ isOpen, review, onClose, onDeleted }: DeleteSheetProps) {
  const text = useText();
  const { send, isBusy } = useAct(deleteOwnReview, {
    onDone() {
      onClose();
      onDeleted();
    },
    onFailed: onClose,
  });

  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => {
        // Closing would not cancel the call.
        if (isBusy) return false;
        onClose();
        return true;
      }}
      title={text('review.deleteTitle')}
      closeLabel={text('common.close')}
      buttons={[
        { variant: 'secondary', label: text('review.cancel'), disabled: isBusy, onClick: onClose },
        {
          variant: 'danger',
          label: text('review.delete'),
          isBusy,
          onClick: () => void send(review),
        },
      ]}
    >
      <p>{text('review.deleteDescription')}</p>
    </Sheet>
  );
}
