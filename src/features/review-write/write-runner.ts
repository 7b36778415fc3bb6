/**
 * Runs `write-flow.ts` with the injected effects (`write-effects.ts`), each of which gives an event and
 * never rejects, so that all of it is tested without React.
 *
 * Invariant: one check at a time, at most `MAX_UPLOADS` uploads; what runs for a photo that was removed,
 * or for a screen that was left, is aborted and its outcome dropped.
 */
import { recoveryMs } from '../../api/recovery.ts';
import type { UploadOptions } from '../../api/upload.ts';
import { type Flow, runFlow } from '../flow/flow.ts';
import type { DraftFate } from './drafts.ts';
import type { PhotoEvent, ReviewPhoto } from './photo-list.ts';
import { writeFlow, type WriteEvent, type WriteState } from './write-flow.ts';

/** More in parallel would only make each of them slower. */
export const MAX_UPLOADS = 2;
const KEEP_AFTER_MS = 1000;
/** Names of their jobs begin so. */
const UPLOAD = 'upload ';

export interface WriteEffects {
  check(signal: AbortSignal): Promise<WriteEvent>;
  send(state: WriteState): Promise<WriteEvent>;
  /** Gives `made` or, for a file that is no photo, `remove`. */
  makePhoto(photo: ReviewPhoto, signal: AbortSignal): Promise<PhotoEvent>;
  uploadPhoto(id: string, jpeg: Blob, options: Required<UploadOptions>): Promise<PhotoEvent>;
  /** Without `isLast` it announces which drafts would be evicted before it evicts them. */
  keepDraft(state: WriteState, options: { isLast: boolean }): Promise<DraftFate>;
  /** The review that was to be changed is gone; `last` is what was written until then. */
  leaveGone(last: WriteState): Promise<void>;
  /** Calls back when there is a network again. Gives a function that removes the listener. */
  onNetwork(listener: () => void): () => void;
}

export interface WriteRunner extends Flow<WriteState, WriteEvent> {
  keepDraft: () => Promise<DraftFate>;
}

export function runWrite(initial: WriteState, effects: WriteEffects): WriteRunner {
  const flow = runFlow<WriteState, WriteEvent>(
    writeFlow,
    initial,
    ({ get, send, run, abort, running }) => {
      const check = (afterMs?: number): void =>
        run('check', (signal) => effects.check(signal), {
          ...(afterMs !== undefined && { afterMs }),
        });

      function checkAgain({ error, failures }: NonNullable<WriteState['unchecked']>): void {
        const delayMs = failures === 0 ? 0 : recoveryMs(error, failures);
        if (delayMs !== false) check(delayMs);
      }

      function keepSoon(): void {
        abort('keep');
        if (get().step.name !== 'writing') return;
        const keep = async (): Promise<undefined> => {
          // Once begun it is not aborted: its fate is told.
          void effects
            .keepDraft(get(), { isLast: false })
            .then((fate) => send({ type: 'draft-kept', fate }));
        };
        run('keep', keep, { afterMs: KEEP_AFTER_MS });
      }

      const uploads = (): string[] => [...running()].filter((name) => name.startsWith(UPLOAD));

      /** One that uploads without a job was stopped when the screen was left. */
      const nextPhoto = (): ReviewPhoto | undefined =>
        uploads().length < MAX_UPLOADS
          ? get().photos.find(
              ({ id, stage: { name } }) =>
                (name === 'waiting' || name === 'uploading') && !running().has(UPLOAD + id),
            )
          : undefined;

      /** The first event of an upload leads back to `upload` while that starts the others. */
      let isStarting = false;
      function upload(): void {
        if (isStarting) return;
        for (const name of uploads())
          if (!get().photos.some(({ id }) => UPLOAD + id === name)) abort(name);
        isStarting = true;
        for (let photo = nextPhoto(); photo; photo = nextPhoto()) {
          const begun = photo;
          run(UPLOAD + begun.id, (signal) => uploadOne(begun, signal));
        }
        isStarting = false;
      }

      async function uploadOne(
        { id, made, ...photo }: ReviewPhoto,
        signal: AbortSignal,
      ): Promise<WriteEvent | undefined> {
        const tell = (event: PhotoEvent): void => send({ type: 'photo', event });
        tell({ type: 'begin', id });
        let event: PhotoEvent = made
          ? { type: 'made', id, made }
          : await effects.makePhoto({ id, ...photo }, signal);
        if (event.type === 'made' && !signal.aborted) {
          tell(event);
          const onProgress = (share: number): void => tell({ type: 'progress', id, share });
          event = await effects.uploadPhoto(id, event.made.jpeg, { signal, onProgress });
        }
        return { type: 'photo', event };
      }

      return {
        follow({ step, form, photos, unchecked }, before) {
          if (step.name !== before?.step.name) {
            if (step.name === 'checking') check();
            if (step.name === 'sending') void effects.send(get()).then(send);
            if (step.name === 'gone' && before) void effects.leaveGone(before);
          }
          if (unchecked !== before?.unchecked) {
            abort('check');
            if (unchecked) checkAgain(unchecked);
          }
          const isSame =
            step.name === before?.step.name && form === before.form && photos === before.photos;
          if (!isSame) keepSoon();
          upload();
        },
        listen: () =>
          effects.onNetwork(() => {
            if (get().unchecked) check();
            send({ type: 'photo', event: { type: 'retry', which: 'network' } });
          }),
      };
    },
  );
  return { ...flow, keepDraft: () => effects.keepDraft(flow.get(), { isLast: true }) };
}
