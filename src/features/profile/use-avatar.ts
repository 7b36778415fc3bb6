import { useEffect, useEffectEvent, useReducer } from 'react';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { PhotoError, readPhoto, type Photo } from '../photo/photo.ts';
import { uploadMessage, uploadPhoto } from '../photo/upload-photo.ts';
import { avatarFlow, type AvatarEvent, type AvatarState, noAvatar } from './avatar-flow.ts';
import { type AvatarWork, workOf } from './avatar-steps.ts';
import { makeAvatar, type Picture } from './make-avatar.ts';

export interface Avatar {
  state: AvatarState<Photo, Picture>;
  act: (event: AvatarEvent<Photo, Picture>) => void;
}

const work: AvatarWork<Photo, Picture> = {
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
  const [state, act] = useReducer(avatarFlow<Photo, Picture>, undefined, noAvatar<Photo, Picture>);
  const start = useEffectEvent((stop: AbortSignal) => void workOf(state, work, stop, act));
  // One run for each turn: progress changes the state too, and must not start the work again.
  useEffect(() => {
    const stopping = new AbortController();
    start(stopping.signal);
    return () => stopping.abort();
  }, [state.turn]);
  return { state, act };
}
