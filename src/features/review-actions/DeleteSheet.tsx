import { useState } from 'react';
import type { Review } from '../../api/generated/types.ts';
import { randomId } from '../../host/random-id.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { deleteOwnReview } from './delete-review.ts';

interface DeleteSheetProps {
  isOpen: boolean;
  review: Review;
  onClose: () => void;
  onDeleted: () => void;
}

/** Merchant 4: cancel or delete. */
export function DeleteSheet({ isOpen, review, onClose, onDeleted }: DeleteSheetProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    const isGone = await deleteOwnReview(review, randomId);
    setBusy(false);
    onClose();
    if (isGone) onDeleted();
  }

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
      footer={
        <>
          <Button variant="secondary" wide disabled={isBusy} onClick={onClose}>
            {text('review.cancel')}
          </Button>
          <Button variant="danger" wide isBusy={isBusy} onClick={() => void confirm()}>
            {text('review.delete')}
          </Button>
        </>
      }
    >
      <p>{text('review.deleteDescription')}</p>
    </Sheet>
  );
}
