import { host } from '#host';
import { useEffect, useReducer, useRef } from 'react';
import { ApiError, serversWords } from '../../api/errors.ts';
import { uploadFile } from '../../api/generated/endpoints.ts';
import { upload } from '../../api/upload.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { avatarFlow, type AvatarEvent, type AvatarState, noAvatar } from './avatar-flow.ts';
import { type AvatarWork, workOf } from './avatar-steps.ts';
import { openPicker, type Pickers } from '../photo/photo-source.ts';
import { PhotoError, readPhoto, type Photo } from '../photo/photo.ts';
import { makeAvatar, type Picture } from './make-avatar.ts';

export interface Avatar {
  state: AvatarState<Photo, Picture>;
  act: (event: AvatarEvent<Photo, Picture>) => void;
  pickers: Pickers;
}

function workWith(pickers: Pickers): AvatarWork<Photo, Picture> {
  return {
    askPermission: (source) => host.photoPermission(source),
    openPicker: (source) => openPicker(pickers, source),
    read: readPhoto,
    make: makeAvatar,
    upload: async (picture, options) => {
      const file = new File([picture.jpeg], 'avatar.jpg', { type: 'image/jpeg' });
      return (await upload(uploadFile, { business: 'user' }, file, options)).visitUrl;
    },
    problemOf: (error) => (error instanceof PhotoError ? error.problem : undefined),
    messageOf: (error) => {
      if (!(error instanceof ApiError)) reportProblem('profile.upload', error);
      return serversWords(error);
    },
    sayCropFailed: () => toast(text('profile.cropFailed')),
    report: reportProblem,
  };
}

/** The avatar flow with its work done. Leaving the screen stops what runs. */
export function useAvatar(): Avatar {
  const [state, act] = useReducer(avatarFlow<Photo, Picture>, undefined, noAvatar<Photo, Picture>);
  const library = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  });
  const { turn } = state;
  // One run for each turn: progress changes the state too, and must not begin the work again.
  useEffect(() => {
    const stopping = new AbortController();
    if (now.current.turn === turn) {
      void workOf(now.current, workWith({ library, camera }), stopping.signal, act);
    }
    return () => stopping.abort();
  }, [turn]);
  return { state, act, pickers: { library, camera } };
}
