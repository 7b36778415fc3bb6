/**
 * Deletes one's own review. Merchant 4 "Review deletion", 8, 9: the call, 500 ms, a toast, then removed
 * from the lists and the total, and the store's query invalidated.
 */
import { attempts } from '../../api/keyed/attempts.ts';
import { ApiError } from '../../api/errors.ts';
import { deleteReview } from '../../api/generated/calls/delete-review.ts';
import type { Review } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { draftOf, removeDraft } from '../review-write/drafts.ts';
import { dropReview } from '../review/review-lists.ts';

/** Merchant 9: delete follow-up delay. */
export const DELETE_FOLLOW_UP_MS = 500;

const deleteOnce = attempts(deleteReview);

/** True when the review is deleted. Shows a toast either way. */
export async function deleteOwnReview(
  review: Pick<Review, 'id' | 'poiId' | 'storeId'>,
): Promise<boolean> {
  try {
    await deleteOnce({ reviewId: review.id, poiId: review.poiId });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'malformed')
      reportProblem('review.delete', error);
    // Merchant 8: the same text for every failure.
    toast(text('review.deleteFailed'));
    return false;
  }
  // A draft that changes this review has no review any more.
  if (draftOf(review.storeId)?.reviewId === review.id) removeDraft(review.storeId);
  track('review_deleted', { storeId: review.storeId });
  await new Promise((resolve) => setTimeout(resolve, DELETE_FOLLOW_UP_MS));
  toast(text('review.deleted'));
  dropReview(review);
  return true;
}
