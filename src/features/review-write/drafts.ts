/**
 * Drafts of reviews, one for each store, of the user who is logged in. Merchant 3, 4, 5, 9.
 *
 * Invariant: what the index names is there and nothing else is; no draft is over `MAX_DRAFT_LENGTH`,
 * all together are within the host's total, and there are at most `MAX_DRAFTS`: the oldest go first.
 * They are in the storage's user scope, so they are gone after a logout. Lengths are characters of JSON.
 */
import type { StoreId } from '../../api/generated/types.ts';
import { storedDraft, storedReviewDrafts } from './stored-keys.ts';
import type { DraftMetadata, ReviewDraft } from './review-draft.ts';
import { text } from '../../i18n/i18n.ts';

/**
 * What has become of the draft. `none`: there is nothing to keep. `unsaved`: storage refused it, it
 * lives as long as the page does. `without-photos`: so many did not fit. `evicts`: it is not saved yet,
 * because it would replace the drafts of these stores; `evicted`: it has replaced them.
 */
export type DraftFate =
  | { name: 'none' }
  | { name: 'saved' }
  | { name: 'without-photos'; count: number }
  | { name: 'evicts' | 'evicted'; stores: string }
  | { name: 'unsaved' };

/** Empty where there is nothing to say. */
export function fateText(fate: DraftFate): string {
  switch (fate.name) {
    case 'none':
      return '';
    case 'saved':
      return text('review.draftSaved');
    case 'without-photos':
      return text('review.draftWithoutPhotos', { count: fate.count });
    case 'evicts':
      return text('review.draftEvicts', { stores: fate.stores });
    case 'evicted':
      return text('review.draftEvicted', { stores: fate.stores });
    case 'unsaved':
      return text('review.draftUnsaved');
  }
}

/** Merchant 5, 9. */
export const MAX_DRAFT_LENGTH = 1_048_576;
/** Merchant 9. */
export const MAX_DRAFTS = 10;
/** Merchant 9: 5 MiB on native and 1 MiB on web. */
export const MAX_TOTAL_LENGTH = { native: 5 * 1_048_576, web: 1_048_576 } as const;

export type DraftPlace = keyof typeof MAX_TOTAL_LENGTH;

export function draftIndex(): readonly DraftMetadata[] {
  return storedReviewDrafts.get() ?? [];
}

/**
 * The drafts to evict so that `added` fits, oldest first; undefined when it can never fit. Pure.
 * `kept` may hold an older draft of the same store: it is replaced and does not count.
 */
export function evicted(
  kept: readonly DraftMetadata[],
  added: DraftMetadata,
  place: DraftPlace,
): DraftMetadata[] | undefined {
  const maxTotal = MAX_TOTAL_LENGTH[place];
  if (added.size > MAX_DRAFT_LENGTH || added.size > maxTotal) return undefined;
  const rest = kept
    .filter(({ id }) => id !== added.id)
    .sort((one, other) => other.updatedAt - one.updatedAt);
  const out: DraftMetadata[] = [];
  let total = rest.reduce((sum, { size }) => sum + size, added.size);
  while (rest.length + 1 > MAX_DRAFTS || total > maxTotal) {
    const oldest = rest.pop();
    if (!oldest) break;
    total -= oldest.size;
    out.push(oldest);
  }
  return out;
}

function metadataOf(draft: ReviewDraft): DraftMetadata {
  const { storeId, updatedAt } = draft;
  return { id: `draft_${storeId}`, storeId, size: JSON.stringify(draft).length, updatedAt };
}

/**
 * Merchant 8: false for a draft that cannot be saved. One that only the storage refuses, as on a full
 * disk, stays in memory for as long as the page lives.
 */
export async function saveDraft(draft: ReviewDraft, place: DraftPlace): Promise<boolean> {
  const { storeId } = draft;
  const added = metadataOf(draft);
  const index = draftIndex();
  const out = evicted(index, added, place);
  if (!out) return false;
  for (const { storeId: gone } of out) storedDraft(gone).remove();
  const left = index.filter((one) => one.id !== added.id && !out.includes(one));
  const written = await Promise.all([
    storedReviewDrafts.keep([...left, added]),
    storedDraft(storeId).keep(draft),
  ]);
  return written.every(Boolean);
}

/** Names of the stores whose drafts saving this one would evict, the oldest first. */
export function storesToGo(draft: ReviewDraft, place: DraftPlace): string[] {
  const out = evicted(draftIndex(), metadataOf(draft), place) ?? [];
  return out.map(({ storeId }) => storedDraft(storeId).get()?.storeName ?? '').filter(Boolean);
}

/** The review that it changes was deleted: it becomes the draft of a new one. */
export async function freeDraft(storeId: StoreId, place: DraftPlace): Promise<void> {
  const draft = draftOf(storeId);
  if (!draft) return;
  const { reviewId: _gone, orderId: _visit, ...rest } = draft;
  await saveDraft(rest, place);
}

/** Undefined when there is none, or when it cannot be read; then the index forgets it too. */
export function draftOf(storeId: StoreId): ReviewDraft | undefined {
  if (!draftIndex().some((one) => one.storeId === storeId)) return undefined;
  const draft = storedDraft(storeId).get();
  if (!draft) removeDraft(storeId);
  return draft;
}

export function removeDraft(storeId: StoreId): void {
  storedDraft(storeId).remove();
  const index = draftIndex();
  const left = index.filter((one) => one.storeId !== storeId);
  if (left.length === 0) storedReviewDrafts.remove();
  else if (left.length < index.length) storedReviewDrafts.set(left);
}
