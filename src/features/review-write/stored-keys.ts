import type { StoreId } from '../../api/generated/types.ts';
import * as v from 'valibot';
import { type StoredKey, storedKey } from '../../storage/stored-key.ts';
import { type ReviewDraft, vDraftMetadata, vReviewDraft } from './review-draft.ts';

/** Which reviews are being written; each is stored apart, see `storedDraft`. Merchant 9: at most 10. */
export const storedReviewDrafts = storedKey(
  'my.reviewDrafts',
  v.pipe(v.array(vDraftMetadata), v.maxLength(10)),
);

/** One for each store. Merchant 5: at most 1 MiB. */
export function storedDraft(storeId: StoreId): StoredKey<ReviewDraft> {
  return storedKey(`my.draft_${storeId}`, vReviewDraft, { maxLength: 1_048_576 });
}
