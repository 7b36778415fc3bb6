import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { runFlow, useFlow } from '../flow/flow.ts';
import { type Photo, PhotoError, type PhotoProblem, readPhoto } from '../photo/photo.ts';
import { uploadMessage, uploadPhoto } from '../photo/upload-photo.ts';
import {
  type AvatarEvent,
  type AvatarResult,
  type AvatarState,
  avatarFlow,
  noAvatar,
} from './avatar-flow.ts';
import { type Picture, makeAvatar } from './make-avatar.ts';
import type { Crop } from './crop-view.ts';

/** The side effects of each step of the avatar flow. The outcome is an event; nothing is thrown. */
export interface AvatarEffects<Photo, Picture> {
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

export async function runStep<Photo, Picture>(
  { step, turn }: AvatarState<Photo, Picture>,
  effects: AvatarEffects<Photo, Picture>,
  signal: AbortSignal,
  tell: (result: AvatarResult<Photo, Picture>) => void,
): Promise<void> {
  const refuse = (problem: PhotoProblem) => tell({ type: 'refused', turn, problem });
  switch (step.name) {
    case 'reading':
      try {
        tell({ type: 'read', turn, photo: await effects.read(step.file) });
      } catch (error) {
        refuse(known(error, 'unreadable', 'profile.readPhoto', effects));
      }
      break;
    case 'making':
      try {
        tell({ type: 'made', turn, picture: await effects.make(step.photo, step.crop) });
      } catch (error) {
        const problem = known(error, 'not-made', 'profile.crop', effects);
        refuse(problem);
        if (problem === 'not-made' && !signal.aborted) effects.sayCropFailed();
      }
      break;
    case 'uploading':
      try {
        const onProgress = (share: number) => tell({ type: 'progress', turn, share });
        const visitUrl = await effects.upload(step.picture, { signal, onProgress });
        tell({ type: 'uploaded', turn, visitUrl });
      } catch (error) {
        if (!signal.aborted)
          tell({ type: 'upload-failed', turn, message: effects.messageOf(error) });
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
  effects: AvatarEffects<Photo, Picture>,
): PhotoProblem {
  const problem = effects.problemOf(error);
  if (problem === undefined) effects.report(where, error);
  return problem ?? otherwise;
}

export interface Avatar {
  state: AvatarState<Photo, Picture>;
  send: (event: AvatarEvent<Photo, Picture>) => void;
}

const effects: AvatarEffects<Photo, Picture> = {
  read: readPhoto,
  make: makeAvatar,
  upload: ({ jpeg }, options) => uploadPhoto('user', jpeg, options),
  problemOf: (error) => (error instanceof PhotoError ? error.problem : undefined),
  messageOf: (error) => uploadMessage(error, 'profile.upload'),
  sayCropFailed: () => toast(text('profile.cropFailed')),
  report: reportProblem,
};

/** The avatar flow with its effects. Leaving the screen stops what runs. */
export function useAvatar(): Avatar {
  const { state, flow } = useFlow(runAvatar);
  return { state, send: flow.send };
}

function runAvatar() {
  return runFlow<AvatarState<Photo, Picture>, AvatarEvent<Photo, Picture>>(
    avatarFlow,
    noAvatar(),
    ({ get, send, run }) => ({
      follow({ turn }, before) {
        // Once for each turn: progress changes the state too, and must not start its step again.
        if (turn !== before?.turn)
          run('step', async (signal) => {
            await runStep(get(), effects, signal, send);
            return undefined;
          });
      },
    }),
  );
}
