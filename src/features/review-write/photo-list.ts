/**
 * The photos of a review that is being written, in their order. Merchant 5: at most 6; uploads must
 * finish, and failed ones be sent again, before the review is sent. Pure.
 *
 * Invariant: an event about a photo that was removed is a no-op.
 */

/** Merchant 5, 9. */
export const MAX_PHOTOS = 6;

export type PhotoStage =
  | { name: 'waiting' }
  /** `share` of the bytes that have left, 0..1. */
  | { name: 'uploading'; share: number }
  /** `message` of the server, empty for the app's own words. `isNetwork`: retried when there is a network. */
  | { name: 'failed'; message: string; isNetwork: boolean }
  | { name: 'uploaded'; url: string };

/** What is uploaded, and the same as text for the draft. */
export interface MadePhoto {
  jpeg: Blob;
  data: string;
  /** The same, as small as a tile. */
  preview?: string | undefined;
}

export interface ReviewPhoto {
  id: string;
  /** As it was chosen; absent for one from a draft or a review. */
  file?: Blob | undefined;
  made?: MadePhoto | undefined;
  /** Of an uploaded one from a draft: as small as a tile. */
  preview?: string | undefined;
  stage: PhotoStage;
}

export type PhotoEvent =
  | { type: 'add'; photos: readonly ReviewPhoto[] }
  | { type: 'begin'; id: string }
  | { type: 'made'; id: string; made: MadePhoto }
  | { type: 'progress'; id: string; share: number }
  | { type: 'uploaded'; id: string; url: string }
  | { type: 'failed'; id: string; message: string; isNetwork: boolean }
  /** One that failed, or all of them; `network`: those that a lost network stopped. */
  | { type: 'retry'; which: 'all' | 'network' | { id: string } }
  | { type: 'remove'; id: string }
  /** To this place among the others, from 0. */
  | { type: 'move'; id: string; to: number };

export function photoList(
  photos: readonly ReviewPhoto[],
  event: PhotoEvent,
): readonly ReviewPhoto[] {
  const change = (id: string, to: (photo: ReviewPhoto) => ReviewPhoto): readonly ReviewPhoto[] =>
    photos.map((photo) => (photo.id === id ? to(photo) : photo));
  const stage = (id: string, next: PhotoStage) =>
    change(id, (photo) => ({ ...photo, stage: next }));

  switch (event.type) {
    case 'add':
      return [...photos, ...event.photos].slice(0, MAX_PHOTOS);
    case 'begin':
      return stage(event.id, { name: 'uploading', share: 0 });
    case 'made':
      return change(event.id, (photo) => ({ ...photo, made: event.made }));
    case 'progress':
      return change(event.id, (photo) =>
        photo.stage.name === 'uploading' && event.share > photo.stage.share
          ? { ...photo, stage: { name: 'uploading', share: Math.min(1, event.share) } }
          : photo,
      );
    case 'uploaded':
      return stage(event.id, { name: 'uploaded', url: event.url });
    case 'failed':
      return stage(event.id, {
        name: 'failed',
        message: event.message,
        isNetwork: event.isNetwork,
      });
    case 'retry':
      return photos.map((photo) =>
        photo.stage.name === 'failed' && isMeant(photo, photo.stage, event.which)
          ? { ...photo, stage: { name: 'waiting' } }
          : photo,
      );
    case 'remove':
      return photos.filter(({ id }) => id !== event.id);
    case 'move': {
      const moved = photos.find(({ id }) => id === event.id);
      if (!moved) return photos;
      const others = photos.filter((photo) => photo !== moved);
      const to = Math.max(0, Math.min(event.to, others.length));
      return [...others.slice(0, to), moved, ...others.slice(to)];
    }
  }
}

function isMeant(
  { id }: ReviewPhoto,
  { isNetwork }: Extract<PhotoStage, { name: 'failed' }>,
  which: Extract<PhotoEvent, { type: 'retry' }>['which'],
): boolean {
  if (typeof which === 'object') return which.id === id;
  return which === 'all' || isNetwork;
}

export type PhotosState = 'ready' | 'busy' | 'failed';

/** Whether the review may be sent with them. */
export function photosState(photos: readonly ReviewPhoto[]): PhotosState {
  if (photos.some(({ stage }) => stage.name === 'failed')) return 'failed';
  return photos.every(({ stage }) => stage.name === 'uploaded') ? 'ready' : 'busy';
}

/** The addresses of the uploaded ones, in their order. */
export function photoUrls(photos: readonly ReviewPhoto[]): string[] {
  return photos.flatMap(({ stage }) => (stage.name === 'uploaded' ? [stage.url] : []));
}
