// @vitest-environment node
/** When each effect of writing a review starts, and what stops it. Merchant 4, 5, 8. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { ReviewEligibility } from '../../api/generated/types.ts';
import type { PhotoEvent, PhotoStage, ReviewPhoto } from './photo-list.ts';
import { emptyForm, type WriteEvent, type WriteState } from './write-flow.ts';
import { MAX_UPLOADS, runWrite, type WriteEffects } from './write-runner.ts';

const eligibility: ReviewEligibility = { storeName: 'Warung', isEligible: true, criteria: [] };
const checked: WriteEvent = { type: 'checked', eligibility, own: undefined };
const lost = {
  type: 'check-failed',
  error: new ApiError('network'),
  isNetwork: true,
} as const;
const writing: WriteState = {
  step: { name: 'writing' },
  storeName: 'Warung',
  form: { ...emptyForm, score: 4 },
  photos: [],
  criteria: [],
  orderId: undefined,
  fate: { name: 'none' },
};
const checking: WriteState = { ...writing, step: { name: 'checking' } };
const photo = (id: string, stage: PhotoStage = { name: 'waiting' }): ReviewPhoto => ({ id, stage });
const made = { jpeg: new Blob(), data: '' };

/** Calls that the test answers, in any order. */
function pending<Event>() {
  const answers: ((event: Event) => void)[] = [];
  return {
    next: () => new Promise<Event>((resolve) => void answers.push(resolve)),
    answer: async (at: number, event: Event) => {
      answers[at]?.(event);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

function flowOf(initial: WriteState) {
  const [checks, sendings] = [pending<WriteEvent>(), pending<WriteEvent>()];
  const upload = pending<PhotoEvent>();
  const check = vi.fn<WriteEffects['check']>(checks.next);
  const send = vi.fn<WriteEffects['send']>(sendings.next);
  const uploadPhoto = vi.fn<WriteEffects['uploadPhoto']>(upload.next);
  const online: { listener?: () => void } = {};
  const keepDraft = vi.fn<WriteEffects['keepDraft']>(() => Promise.resolve({ name: 'saved' }));
  const leaveGone = vi.fn<WriteEffects['leaveGone']>(() => Promise.resolve());
  const makePhoto = vi.fn<WriteEffects['makePhoto']>(({ id }) =>
    Promise.resolve(id.startsWith('bad') ? { type: 'remove', id } : { type: 'made', id, made }),
  );
  const flow = runWrite(initial, {
    check,
    send,
    uploadPhoto,
    makePhoto,
    keepDraft,
    leaveGone,
    onNetwork(listener) {
      online.listener = listener;
      return () => delete online.listener;
    },
  });
  const stages = () => flow.get().photos.map(({ id, stage }) => `${id} ${stage.name}`);
  const uploads = () => uploadPhoto.mock.calls.map(([id]) => id);
  return {
    flow,
    check,
    checks,
    send,
    sendings,
    upload,
    uploadPhoto,
    online,
    keepDraft,
    leaveGone,
    makePhoto,
    stages,
    uploads,
  };
}

const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('uploads some photos at a time; the next starts when one ends, however it ends', async () => {
  const photos = ['a', 'bad b', 'c', 'd', 'e'].map((id) => photo(id));
  const { flow, upload, stages, uploads } = flowOf({ ...writing, photos });
  flow.start();
  expect(stages().filter((stage) => stage.endsWith('uploading'))).toHaveLength(MAX_UPLOADS);
  await soon();
  expect(stages()).toEqual(['a uploading', 'c uploading', 'd waiting', 'e waiting']);
  await upload.answer(0, { type: 'uploaded', id: 'a', url: '/upload/a' });
  expect(uploads()).toEqual(['a', 'c', 'd']);
  await upload.answer(1, { type: 'failed', id: 'c', message: 'no', isNetwork: false });
  expect(uploads()).toEqual(['a', 'c', 'd', 'e']);
  expect(stages()).toEqual(['a uploaded', 'c failed', 'd uploading', 'e uploading']);
});

it('a photo that is removed aborts its upload and makes room for the next', async () => {
  const photos = ['a', 'b', 'c'].map((id) => photo(id));
  const { flow, upload, uploadPhoto, stages, uploads } = flowOf({ ...writing, photos });
  flow.start();
  await soon();
  flow.send({ type: 'photo', event: { type: 'remove', id: 'a' } });
  await soon();
  expect(uploadPhoto.mock.calls[0]?.[2].signal.aborted).toBe(true);
  expect(uploads()).toEqual(['a', 'b', 'c']);
  await upload.answer(0, { type: 'uploaded', id: 'a', url: '/upload/a' });
  expect(stages()).toEqual(['b uploading', 'c uploading']);
});

it('tells the progress of an upload', async () => {
  const { flow, uploadPhoto } = flowOf({ ...writing, photos: [photo('a')] });
  flow.start();
  await soon();
  uploadPhoto.mock.calls[0]?.[2].onProgress(0.5);
  expect(flow.get().photos[0]?.stage).toEqual({ name: 'uploading', share: 0.5 });
});

it('a photo is retried alone, without being made again, and after a network loss by itself', async () => {
  const failed = { name: 'failed', message: '', isNetwork: true } as const;
  const photos = [{ ...photo('a', failed), made }, photo('b', { ...failed, isNetwork: false })];
  const { flow, online, makePhoto, stages, uploads } = flowOf({ ...writing, photos });
  flow.start();
  await soon();
  expect(uploads()).toEqual([]);
  flow.send({ type: 'photo', event: { type: 'retry', which: { id: 'b' } } });
  await soon();
  expect(uploads()).toEqual(['b']);
  expect(makePhoto).toHaveBeenCalledTimes(1);
  online.listener?.();
  await soon();
  expect(uploads()).toEqual(['b', 'a']);
  expect(makePhoto).toHaveBeenCalledTimes(1);
  expect(stages()).toEqual(['a uploading', 'b uploading']);
});

it('leaving stops what runs; coming back starts it again', async () => {
  const { flow, upload, uploadPhoto, check, checks, online, uploads } = flowOf({
    ...checking,
    photos: [photo('a')],
  });
  flow.start();
  await soon();
  flow.stop();
  expect(uploadPhoto.mock.calls[0]?.[2].signal.aborted).toBe(true);
  expect(check.mock.calls[0]?.[0].aborted).toBe(true);
  expect(online.listener).toBeUndefined();
  await checks.answer(0, checked);
  await upload.answer(0, { type: 'failed', id: 'a', message: '', isNetwork: true });
  expect(flow.get().step.name).toBe('checking');
  flow.start();
  await soon();
  expect(uploads()).toEqual(['a', 'a']);
  await checks.answer(1, checked);
  expect(flow.get().step.name).toBe('writing');
});

it('begun without a network, it is checked again: in between, at a try to send, with the network', async () => {
  const { flow, check, checks, online } = flowOf(checking);
  flow.start();
  await checks.answer(0, lost);
  expect(flow.get().step.name).toBe('writing');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(check).toHaveBeenCalledTimes(2);
  await checks.answer(1, lost);
  flow.send({ type: 'submit' });
  await soon();
  expect(check).toHaveBeenCalledTimes(3);
  online.listener?.();
  expect(check).toHaveBeenCalledTimes(4);
  expect(check.mock.calls.map(([{ aborted }]) => aborted).slice(2)).toEqual([true, false]);
  await checks.answer(2, lost);
  await checks.answer(3, checked);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(check).toHaveBeenCalledTimes(4);
  expect(flow.get().unchecked).toBeUndefined();
});

it('is sent once for two taps, and again after a failure', async () => {
  const { flow, send, sendings } = flowOf(writing);
  flow.start();
  flow.send({ type: 'submit' });
  flow.send({ type: 'submit' });
  expect(send).toHaveBeenCalledTimes(1);
  await sendings.answer(0, { type: 'send-failed', message: 'x' });
  flow.send({ type: 'submit' });
  expect(send).toHaveBeenCalledTimes(2);
});

it('the draft is kept a second after the last change, and its fate is told', async () => {
  const { flow, keepDraft } = flowOf(writing);
  flow.start();
  await vi.advanceTimersByTimeAsync(900);
  flow.send({ type: 'change', form: { content: 'Enak' } });
  await vi.advanceTimersByTimeAsync(900);
  expect(keepDraft).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(keepDraft).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ form: { ...writing.form, content: 'Enak' } }),
    { isLast: false },
  );
  expect(flow.get().fate).toEqual({ name: 'saved' });
});

it('a review that was deleted meanwhile is left with what was written, once', async () => {
  const { flow, checks, leaveGone } = flowOf(checking);
  flow.start();
  await checks.answer(0, { type: 'gone' });
  expect(leaveGone).toHaveBeenCalledExactlyOnceWith(checking);
  await vi.advanceTimersByTimeAsync(5000);
  expect(flow.get().step.name).toBe('gone');
});
