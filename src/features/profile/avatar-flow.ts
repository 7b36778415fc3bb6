/**
 * From "change the photo" to an address on the image host: pick, crop, compress, check, upload, set.
 * Spec home 4 "Avatar flow", 5, 8. A pure machine; `use-avatar.ts` has the effects of each step.
 *
 * Invariant: an event that does not fit the step is a no-op. Results of a step that was left or restarted
 * carry an old `turn` and are dropped. Leaving never loses the avatar that was set.
 */
import type { Crop } from './crop-view.ts';
import type { PhotoProblem } from '../photo/photo.ts';

export type AvatarStep<Photo, Picture> =
  | { name: 'idle' }
  /** Asked where the photo comes from. `problem`: what was wrong with the last try. */
  | { name: 'choosing'; problem?: PhotoProblem }
  | { name: 'reading'; file: Blob }
  | { name: 'cropping'; photo: Photo }
  | { name: 'making'; photo: Photo; crop: Crop }
  /** `share` of the bytes that have left, 0..1. */
  | { name: 'uploading'; picture: Picture; share: number }
  /** `message` of the server; empty when none came. */
  | { name: 'failed'; picture: Picture; message: string };

export interface AvatarState<Photo, Picture> {
  step: AvatarStep<Photo, Picture>;
  /** Counts the steps that have side effects. */
  turn: number;
  /** Uploaded, and saved with the profile. */
  set: { visitUrl: string; picture: Picture } | undefined;
}

/** What the user does. */
type AvatarAct<Photo> =
  | { type: 'open' }
  | { type: 'pick'; file: Blob }
  | { type: 'turn-photo'; photo: Photo }
  | { type: 'apply'; crop: Crop }
  | { type: 'retry' }
  /** Back, close or cancel: one step out. */
  | { type: 'leave' };

/** What the side effect of a step gives. */
export type AvatarResult<Photo, Picture> =
  | { type: 'read'; turn: number; photo: Photo }
  | { type: 'refused'; turn: number; problem: PhotoProblem }
  | { type: 'made'; turn: number; picture: Picture }
  | { type: 'progress'; turn: number; share: number }
  | { type: 'uploaded'; turn: number; visitUrl: string }
  | { type: 'upload-failed'; turn: number; message: string };

export type AvatarEvent<Photo, Picture> = AvatarAct<Photo> | AvatarResult<Photo, Picture>;

export function noAvatar<Photo, Picture>(): AvatarState<Photo, Picture> {
  return { step: { name: 'idle' }, turn: 0, set: undefined };
}

export function avatarFlow<Photo, Picture>(
  state: AvatarState<Photo, Picture>,
  event: AvatarEvent<Photo, Picture>,
): AvatarState<Photo, Picture> {
  const { step, turn } = state;
  if ('turn' in event && event.turn !== turn) return state;
  const to = (next: AvatarStep<Photo, Picture>) => ({ ...state, step: next });
  const work = (next: AvatarStep<Photo, Picture>) => ({ ...state, step: next, turn: turn + 1 });

  switch (event.type) {
    case 'open':
      return step.name === 'idle' || step.name === 'failed' ? work({ name: 'choosing' }) : state;
    case 'pick':
      // Idle: the photo came while the phone had ended the app.
      return step.name === 'choosing' || step.name === 'idle'
        ? work({ name: 'reading', file: event.file })
        : state;
    case 'read':
      return step.name === 'reading' ? to({ name: 'cropping', photo: event.photo }) : state;
    case 'refused':
      // The photo itself is fine: crop it again.
      if (step.name === 'making' && event.problem === 'not-made')
        return to({ name: 'cropping', photo: step.photo });
      return step.name === 'reading' || step.name === 'making'
        ? to({ name: 'choosing', problem: event.problem })
        : state;
    case 'turn-photo':
      return step.name === 'cropping' ? to({ name: 'cropping', photo: event.photo }) : state;
    case 'apply':
      return step.name === 'cropping'
        ? work({ name: 'making', photo: step.photo, crop: event.crop })
        : state;
    case 'made':
      // A new turn, so that progress of an older upload is dropped.
      return step.name === 'making'
        ? work({ name: 'uploading', picture: event.picture, share: 0 })
        : state;
    case 'progress':
      return step.name === 'uploading' && event.share > step.share
        ? to({ ...step, share: Math.min(1, event.share) })
        : state;
    case 'uploaded':
      return step.name === 'uploading'
        ? { ...to({ name: 'idle' }), set: { visitUrl: event.visitUrl, picture: step.picture } }
        : state;
    case 'upload-failed':
      return step.name === 'uploading'
        ? to({ name: 'failed', picture: step.picture, message: event.message })
        : state;
    case 'retry':
      return step.name === 'failed'
        ? work({ name: 'uploading', picture: step.picture, share: 0 })
        : state;
    case 'leave':
      return step.name === 'idle' ? state : work(before(step));
  }
}

/** "Back": from the cropper to the choice of a photo, from all other steps out of the flow. */
function before<Photo, Picture>(step: AvatarStep<Photo, Picture>): AvatarStep<Photo, Picture> {
  switch (step.name) {
    case 'cropping':
      return { name: 'choosing' };
    case 'making':
      return { name: 'cropping', photo: step.photo };
    case 'idle':
    case 'choosing':
    case 'reading':
    case 'uploading':
    case 'failed':
      return { name: 'idle' };
  }
}
