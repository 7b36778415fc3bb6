/** What is being written as the draft that is kept, and back. Merchant 3, 5. Pure. */
import { fromBase64 } from '../../lib/base64.ts';
import type { PoiId, Review, ReviewId, StoreId, VisitId } from '../../api/generated/types.ts';
import type { DraftPhoto, ReviewDraft } from './review-draft.ts';
import { photosState, photoUrls, type ReviewPhoto } from './photo-list.ts';
import { emptyForm, formOf, type ReviewForm, type WriteState } from './write-flow.ts';

export interface WriteTarget {
  storeId: StoreId;
  poiId: PoiId;
  storeName: string;
  /** The review that is changed; undefined: a new one. */
  reviewId: ReviewId | undefined;
  orderId: VisitId | undefined;
  /** The user has chosen to continue the draft. */
  isEditingDraft: boolean;
  /** Stars that were tapped on the previous screen; 0: none. */
  score: number;
}

/** Whether something would be lost. */
export function isWorthKeeping(form: ReviewForm, photos: readonly ReviewPhoto[]): boolean {
  const hasCriteria = Object.values(form.criteria).some((score) => score > 0);
  return form.score > 0 || form.content.trim() !== '' || photos.length > 0 || hasCriteria;
}

/** Whether nothing of the review was changed. */
export function isAsItWas(own: Review, form: ReviewForm, photos: readonly ReviewPhoto[]): boolean {
  const before = formOf(own);
  const ids = new Set([...Object.keys(before.criteria), ...Object.keys(form.criteria)]);
  return (
    before.score === form.score &&
    before.content === form.content &&
    before.anonymous === form.anonymous &&
    [...ids].every((id) => (before.criteria[id] ?? 0) === (form.criteria[id] ?? 0)) &&
    photosState(photos) === 'ready' &&
    photoUrls(photos).join() === own.reviewMedias.map(({ mediaUrl }) => mediaUrl).join()
  );
}

type DraftFacts = Omit<ReviewDraft, 'score' | 'criteria' | 'content' | 'anonymous' | 'photos'>;

/**
 * Uploaded photos are kept by address; of those that are only on this phone as many as fit into
 * `maxLength` characters, in their order: the text has priority.
 */
export function draftFrom(
  facts: DraftFacts,
  form: ReviewForm,
  photos: readonly ReviewPhoto[],
  maxLength: number,
): ReviewDraft {
  const all = photos.flatMap((photo): DraftPhoto[] => {
    if (photo.stage.name === 'uploaded') {
      const { preview } = photo.made ?? photo;
      return [{ kind: 'uploaded', url: photo.stage.url, ...(preview ? { preview } : {}) }];
    }
    return photo.made ? [{ kind: 'local', data: photo.made.data }] : [];
  });
  const bare = { ...facts, ...form, criteria: { ...form.criteria }, photos: [] };
  let left =
    maxLength -
    JSON.stringify({ ...bare, photos: all.filter(({ kind }) => kind === 'uploaded') }).length;
  const kept = all.filter((photo) => {
    if (photo.kind === 'uploaded') return true;
    const length = JSON.stringify(photo).length + 1;
    if (length > left) return false;
    left -= length;
    return true;
  });
  return { ...bare, photos: kept };
}

export function startState(
  target: WriteTarget,
  draft: ReviewDraft | undefined,
  newId: () => string,
): WriteState {
  const { isEditingDraft, reviewId, storeName, orderId, score } = target;
  const continued =
    isEditingDraft && draft !== undefined && draft.reviewId === reviewId ? draft : undefined;
  const rated = score > 0 ? { ...emptyForm, score } : emptyForm;
  return {
    // There is one draft for each store: it is asked about also when it is of the other kind.
    step: { name: draft && !continued ? 'asking-draft' : 'checking' },
    storeName,
    form: continued ? formFrom(continued) : rated,
    photos: continued ? photosFrom(continued.photos, newId) : [],
    criteria: [],
    orderId: continued?.orderId ?? orderId,
    fate: { name: 'none' },
  };
}

export function formFrom({ score, criteria, content, anonymous }: ReviewDraft): ReviewForm {
  return { score, criteria, content, anonymous };
}

/** Those that were not uploaded wait for it. */
export function photosFrom(photos: readonly DraftPhoto[], newId: () => string): ReviewPhoto[] {
  return photos.map((photo): ReviewPhoto => {
    if (photo.kind === 'uploaded')
      return {
        id: newId(),
        preview: photo.preview,
        stage: { name: 'uploaded', url: photo.url },
      };
    const { data } = photo;
    return { id: newId(), made: { data, jpeg: blobOf(data) }, stage: { name: 'waiting' } };
  });
}

/** Of a photo that was kept as text. */
export function blobOf(dataAddress: string): Blob {
  const base64 = dataAddress.slice(dataAddress.indexOf(',') + 1);
  return new Blob([fromBase64(base64)], { type: 'image/jpeg' });
}
