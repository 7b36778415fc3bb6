/**
 * Runs `write-flow.ts`: after each event it starts what the new state asks for. The effects are injected
 * (`write-work.ts`), each gives an event and none rejects, so that all of it is tested without React.
 *
 * Invariant: one check at a time, at most `MAX_UPLOADS` uploads; what runs for a photo that was removed,
 * or for a screen that was left, is aborted and its outcome dropped.
 */
import { recoveryMs } from '../../api/recovery.ts';
import type { UploadOptions } from '../../api/upload.ts';
import { listeners } from '../../lib/listeners.ts';
import type { DraftFate } from './draft-fate.ts';
import type { PhotoEvent, ReviewPhoto } from './photo-list.ts';
import { writeFlow, type WriteEvent, type WriteState } from './write-flow.ts';

/** More in parallel would only make each of them slower. */
export const MAX_UPLOADS = 2;
const KEEP_AFTER_MS = 1000;

export interface WriteWork {
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

export function writeWalk(initial: WriteState, work: WriteWork) {
  let state = initial;
  const changed = listeners();
  const uploads = new Map<string, AbortController>();
  let checking = new AbortController();
  let checkTimer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;

  function act(event: WriteEvent): void {
    const before = state;
    state = writeFlow(before, event);
    if (state === before) return;
    changed.tell();
    if (stopListening) follow(before);
  }

  /** Starts what the state asks for and `before` did not; without `before` all of it. */
  function follow(before?: WriteState): void {
    const { step, form, photos, unchecked } = state;
    if (step.name !== before?.step.name) {
      if (step.name === 'checking') check();
      if (step.name === 'sending') void work.send(state).then(act);
      if (step.name === 'gone' && before) void work.leaveGone(before);
    }
    if (unchecked !== before?.unchecked) {
      stopChecking();
      if (unchecked) checkAgain(unchecked);
    }
    const isSame =
      step.name === before?.step.name && form === before.form && photos === before.photos;
    if (!isSame) keepSoon();
    // Last: it acts at once, which leaves the values above behind.
    upload();
  }

  function check(): void {
    stopChecking();
    checking = new AbortController();
    const { signal } = checking;
    void work.check(signal).then((event) => {
      if (!signal.aborted) act(event);
    });
  }

  function checkAgain({ error, failures }: NonNullable<WriteState['unchecked']>): void {
    const delayMs = failures === 0 ? 0 : recoveryMs(error, failures);
    if (delayMs !== false) checkTimer = setTimeout(check, delayMs);
  }

  function stopChecking(): void {
    checking.abort();
    clearTimeout(checkTimer);
  }

  function keepSoon(): void {
    clearTimeout(keepTimer);
    if (state.step.name !== 'writing') return;
    keepTimer = setTimeout(() => {
      void work
        .keepDraft(state, { isLast: false })
        .then((fate) => act({ type: 'draft-kept', fate }));
    }, KEEP_AFTER_MS);
  }

  function upload(): void {
    for (const [id, stopping] of uploads) {
      if (state.photos.some((photo) => photo.id === id)) continue;
      stopping.abort();
      uploads.delete(id);
    }
    // One that uploads without a job was stopped when the screen was left.
    const due = state.photos.filter(
      ({ id, stage }) =>
        (stage.name === 'waiting' || stage.name === 'uploading') && !uploads.has(id),
    );
    const next = due.slice(0, MAX_UPLOADS - uploads.size);
    // All have their job before the first acts, which leads back here.
    for (const { id } of next) uploads.set(id, new AbortController());
    for (const photo of next) void uploadOne(photo);
  }

  async function uploadOne(photo: ReviewPhoto): Promise<void> {
    const { id, made } = photo;
    const signal = uploads.get(id)?.signal;
    if (!signal) return;
    const actPhoto = (photoEvent: PhotoEvent): void => act({ type: 'photo', event: photoEvent });
    actPhoto({ type: 'begin', id });
    let event: PhotoEvent = made ? { type: 'made', id, made } : await work.makePhoto(photo, signal);
    if (event.type === 'made' && !signal.aborted) {
      actPhoto(event);
      const onProgress = (share: number): void => actPhoto({ type: 'progress', id, share });
      event = await work.uploadPhoto(id, event.made.jpeg, { signal, onProgress });
    }
    if (signal.aborted) return;
    // Before the event, which starts the next one.
    uploads.delete(id);
    actPhoto(event);
  }

  return {
    get: () => state,
    subscribe: changed.add,
    act,
    start() {
      stopListening = work.onNetwork(() => {
        if (state.unchecked) check();
        act({ type: 'photo', event: { type: 'retry', which: 'network' } });
      });
      follow();
    },
    keepDraft: () => work.keepDraft(state, { isLast: true }),
    /** Aborts what runs. May be started again. */
    stop() {
      stopListening?.();
      stopListening = undefined;
      stopChecking();
      clearTimeout(keepTimer);
      for (const stopping of uploads.values()) stopping.abort();
      uploads.clear();
    },
  };
}
