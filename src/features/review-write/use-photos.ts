import { host } from '#host';
import { useEffect, useReducer, useRef } from 'react';
import { isUnanswered } from '../../api/errors.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { PhotoError, type PhotoProblem } from '../photo/photo.ts';
import { uploadMessage, uploadPhoto } from '../photo/upload-photo.ts';
import { makePhoto } from './make-photo.ts';
import { type MadePhoto, type PhotoEvent, photoList, type ReviewPhoto } from './photo-list.ts';

/** At a time: more would only make each of them slower. */
const MAX_RUNNING = 2;

export interface Photos {
  photos: readonly ReviewPhoto[];
  act: (event: PhotoEvent) => void;
}

/** The photos of a review, each made small and uploaded. Leaving the screen stops what runs. */
export function usePhotos(
  initial: () => readonly ReviewPhoto[],
  onProblem: (problem: PhotoProblem) => void,
): Photos {
  const [photos, act] = useReducer(photoList, undefined, initial);
  const running = useRef(new Map<string, AbortController>());
  const tellProblem = useRef(onProblem);
  useEffect(() => {
    tellProblem.current = onProblem;
  });

  useEffect(() => {
    const jobs = running.current;
    for (const [id, stopping] of jobs) {
      if (photos.some((photo) => photo.id === id)) continue;
      stopping.abort();
      jobs.delete(id);
    }
    for (const photo of photos) {
      if (jobs.size >= MAX_RUNNING) return;
      // One that uploads without a job was stopped by a screen that went and came.
      const isDue = photo.stage.name === 'waiting' || photo.stage.name === 'uploading';
      if (!isDue || jobs.has(photo.id)) continue;
      const stopping = new AbortController();
      jobs.set(photo.id, stopping);
      act({ type: 'begin', id: photo.id });
      void work(photo, stopping.signal, act, (problem) => tellProblem.current(problem)).finally(
        () => {
          if (jobs.get(photo.id) === stopping) jobs.delete(photo.id);
          // Whoever waits is looked at again.
          act({ type: 'progress', id: '', share: 0 });
        },
      );
    }
  }, [photos]);

  useEffect(() => {
    const jobs = running.current;
    const stopListening = host.onNetstate((netstate) => {
      if (netstate !== 0) act({ type: 'retry', which: 'network' });
    });
    return () => {
      stopListening();
      for (const stopping of jobs.values()) stopping.abort();
      jobs.clear();
    };
  }, []);

  return { photos, act };
}

async function work(
  photo: ReviewPhoto,
  signal: AbortSignal,
  act: (event: PhotoEvent) => void,
  onProblem: (problem: PhotoProblem) => void,
): Promise<void> {
  const { id } = photo;
  let made: MadePhoto;
  try {
    if (photo.made) made = photo.made;
    else if (photo.file) made = await makePhoto(photo.file);
    else throw new PhotoError('unreadable');
  } catch (error) {
    if (signal.aborted) return;
    const problem = error instanceof PhotoError ? error.problem : undefined;
    if (!problem) reportProblem('review.photo', error);
    // It can never be sent, so it does not stay in the way.
    act({ type: 'remove', id });
    onProblem(problem ?? 'not-made');
    return;
  }
  if (signal.aborted) return;
  act({ type: 'made', id, made });
  try {
    const onProgress = (share: number): void => act({ type: 'progress', id, share });
    const url = await uploadPhoto('review', made.jpeg, { signal, onProgress });
    if (!signal.aborted) act({ type: 'uploaded', id, url });
  } catch (error) {
    if (!signal.aborted) {
      const message = uploadMessage(error, 'review.upload');
      act({ type: 'failed', id, message, isNetwork: isUnanswered(error) });
    }
  }
}
