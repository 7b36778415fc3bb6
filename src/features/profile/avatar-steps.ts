/** The side effects of each step of the avatar flow. The outcome is an event; nothing is thrown. */
import type { PhotoProblem } from '../photo/photo.ts';
import type { AvatarResult, AvatarState } from './avatar-flow.ts';
import type { Crop } from './crop-view.ts';

export interface AvatarWork<Photo, Picture> {
  read(file: Blob): Promise<Photo>;
  make(photo: Photo, crop: Crop): Promise<Picture>;
  /** Gives the address on the image host. */
  upload(
    picture: Picture,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ): Promise<string>;
  /** The problem of an error of `read` or `make`; undefined: an unexpected error. */
  problemOf(error: unknown): PhotoProblem | undefined;
  /** The server's message of a failed upload; empty: the app's own text. */
  messageOf(error: unknown): string;
  /** Spec home 8: crop failure toast. */
  sayCropFailed(): void;
  /** For unexpected errors. */
  report(where: string, error: unknown): void;
}

export async function workOf<Photo, Picture>(
  { step, turn }: AvatarState<Photo, Picture>,
  work: AvatarWork<Photo, Picture>,
  signal: AbortSignal,
  tell: (result: AvatarResult<Photo, Picture>) => void,
): Promise<void> {
  const refuse = (problem: PhotoProblem) => tell({ type: 'refused', turn, problem });
  switch (step.name) {
    case 'reading':
      try {
        tell({ type: 'read', turn, photo: await work.read(step.file) });
      } catch (error) {
        refuse(known(error, 'unreadable', 'profile.readPhoto', work));
      }
      break;
    case 'making':
      try {
        tell({ type: 'made', turn, picture: await work.make(step.photo, step.crop) });
      } catch (error) {
        const problem = known(error, 'not-made', 'profile.crop', work);
        refuse(problem);
        if (problem === 'not-made' && !signal.aborted) work.sayCropFailed();
      }
      break;
    case 'uploading':
      try {
        const onProgress = (share: number) => tell({ type: 'progress', turn, share });
        const visitUrl = await work.upload(step.picture, { signal, onProgress });
        tell({ type: 'uploaded', turn, visitUrl });
      } catch (error) {
        if (!signal.aborted) tell({ type: 'upload-failed', turn, message: work.messageOf(error) });
      }
      break;
    case 'idle':
    case 'choosing':
    case 'cropping':
    case 'failed':
      break;
  }
}

function known<Photo, Picture>(
  error: unknown,
  otherwise: PhotoProblem,
  where: string,
  work: AvatarWork<Photo, Picture>,
): PhotoProblem {
  const problem = work.problemOf(error);
  if (problem === undefined) work.report(where, error);
  return problem ?? otherwise;
}
