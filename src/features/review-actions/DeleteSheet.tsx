import { useState } from 'react';
import type { Review } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
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
    const isGone = await deleteOwnReview(review);
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
      buttons={[
        { variant: 'secondary', label: text('review.cancel'), disabled: isBusy, onClick: onClose },
        { variant: 'danger', label: text('review.delete'), isBusy, onClick: () => void confirm() },
      ]}
    >
      <p>{text('review.deleteDescription')}</p>
    </Sheet>
  );
}
