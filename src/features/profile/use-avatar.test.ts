import { expect, it, vi } from 'vitest';
import type { AvatarResult, AvatarState } from './avatar-flow.ts';
import { type AvatarEffects, runStep } from './use-avatar.ts';

type Work = AvatarEffects<string, string>;
type Step = AvatarState<string, string>['step'];

const report = vi.fn<Work['report']>();
const sayCropFailed = vi.fn<Work['sayCropFailed']>();

const fine: Work = {
  read: () => Promise.resolve('photo'),
  make: () => Promise.resolve('picture'),
  upload: (_picture, { onProgress }) => {
    onProgress(0.5);
    return Promise.resolve('/img/u/a.webp');
  },
  problemOf: (error) => (error === 'svg' ? 'unsupported' : undefined),
  messageOf: () => 'Penuh',
  sayCropFailed,
  report,
};

const reading: Step = { name: 'reading', file: new Blob() };
const making: Step = { name: 'making', photo: 'photo', crop: { left: 0, top: 0, side: 9 } };
const uploading: Step = { name: 'uploading', picture: 'picture', share: 0 };
const fail = (reason: unknown) => () => Promise.reject(reason);

async function results(
  step: Step,
  change: Partial<Work> = {},
): Promise<AvatarResult<string, string>[]> {
  const told: AvatarResult<string, string>[] = [];
  const state = { step, turn: 7, set: undefined };
  await runStep(state, { ...fine, ...change }, new AbortController().signal, (each) =>
    told.push(each),
  );
  return told;
}

it.each([
  ['read', reading, {}, [{ type: 'read', photo: 'photo' }], 0],
  ['not a photo', reading, { read: fail('svg') }, [{ type: 'refused', problem: 'unsupported' }], 0],
  [
    'a strange error',
    reading,
    { read: fail(new Error('x')) },
    [{ type: 'refused', problem: 'unreadable' }],
    1,
  ],
  ['made', making, {}, [{ type: 'made', picture: 'picture' }], 0],
  [
    'crop failed',
    making,
    { make: fail(new Error('x')) },
    [{ type: 'refused', problem: 'not-made' }],
    1,
  ],
  [
    'uploaded',
    uploading,
    {},
    [
      { type: 'progress', share: 0.5 },
      { type: 'uploaded', visitUrl: '/img/u/a.webp' },
    ],
    0,
  ],
  [
    'upload failed',
    uploading,
    { upload: fail(new Error('x')) },
    [{ type: 'upload-failed', message: 'Penuh' }],
    0,
  ],
  ['nothing to do', { name: 'idle' }, {}, [], 0],
] as [string, Step, Partial<Work>, object[], number][])(
  '%s',
  async (_name, step, change, expected, reports) => {
    report.mockClear();
    expect(await results(step, change)).toEqual(expected.map((each) => ({ ...each, turn: 7 })));
    expect(report).toHaveBeenCalledTimes(reports);
  },
);

it.each([
  ['says a crop that failed', new Error('x'), false, 1],
  ['says nothing of a crop that was left', new Error('x'), true, 0],
  ['leaves to the sheet what another photo mends', 'svg', false, 0],
] as const)('%s', async (_name, reason, isLeft, times) => {
  sayCropFailed.mockClear();
  const stopping = new AbortController();
  if (isLeft) stopping.abort();
  const work = { ...fine, make: fail(reason) };
  await runStep({ step: making, turn: 1, set: undefined }, work, stopping.signal, () => undefined);
  expect(sayCropFailed).toHaveBeenCalledTimes(times);
});

it('says nothing of an upload that was cancelled', async () => {
  const stopping = new AbortController();
  const told: unknown[] = [];
  const upload: Work['upload'] = (_picture, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('cancelled')));
    });
  const done = runStep(
    { step: uploading, turn: 1, set: undefined },
    { ...fine, upload },
    stopping.signal,
    (each) => told.push(each),
  );
  stopping.abort();
  await done;
  expect(told).toEqual([]);
});
