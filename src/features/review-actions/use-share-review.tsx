import { host } from '#host';
import { useState, type ReactNode } from 'react';
import type { Review } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { resized } from '../../ui/picture/picture-url.ts';
import { toast } from '../../ui/toast.ts';
import { shareUrl } from '../share/share-content.ts';
import { ShareSheet } from '../share/ShareSheet.tsx';
import { shareVerdict } from '../review/rules.ts';

/** Merchant 9: image width of a preview. */
const PHOTO_WIDTH_PX = 1080;

interface ShareReview {
  canShare: boolean;
  open: (review: Review) => void;
  /** To be rendered by the screen. */
  sheet: ReactNode;
}

/** Merchant 4, 6: only in the native app and for approved reviews; a toast tells why not. */
export function useShareReview(): ShareReview {
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
