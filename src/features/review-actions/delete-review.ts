/**
 * Deletes one's own review. Merchant 4 "Review deletion", 8, 9: the call, 500 ms, a toast, then removed
 * from the lists and the total, and the store's query invalidated.
 */
import { attempts } from '../../api/keyed/attempts.ts';
import { deleteReview } from '../../api/generated/calls/delete-review.ts';
import type { Review } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { act } from '../act/act.ts';
import { draftOf, removeDraft } from '../review-write/drafts.ts';
import { dropReview } from '../review/review-lists.ts';

/** Merchant 9: delete follow-up delay. */
export const DELETE_FOLLOW_UP_MS = 500;

const deleteOnce = attempts(deleteReview);

export const deleteOwnReview = act(
  async (review: Pick<Review, 'id' | 'poiId' | 'storeId'>): Promise<void> => {
    await deleteOnce({ reviewId: review.id, poiId: review.poiId });
    // A draft that changes this review has no review any more.
    if (draftOf(review.storeId)?.reviewId === review.id) removeDraft(review.storeId);
    track('review_deleted', { storeId: review.storeId });
    await new Promise((resolve) => setTimeout(resolve, DELETE_FOLLOW_UP_MS));
  },
  {
    name: 'review.delete',
    onDone: (_, review) => dropReview(review),
    done: 'review.deleted',
    // Merchant 8: the same text for every failure.
    failed: () => text('review.deleteFailed'),
  },
);
