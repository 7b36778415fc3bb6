/** What every act does: once, with its words, its caches and its report, whether or not the screen is left. */
import { act as inReact, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { act } from './act.ts';
import { useAct } from './use-act.ts';

const seen = vi.hoisted(() => ({
  log: [] as string[],
  run: vi.fn<(body: string) => Promise<string>>(),
}));
vi.mock('../../ui/toast.ts', () => ({ toast: (words: string) => seen.log.push(`toast ${words}`) }));
vi.mock('../../telemetry/report.ts', () => ({
  reportProblem: (where: string) => seen.log.push(`report ${where}`),
}));

const { log, run } = seen;
const save = act(run, {
  name: 'test.save',
  before(body) {
    log.push(`before ${body}`);
    return () => log.push('taken back');
  },
  onDone: (data, body) => log.push(`caches ${data} ${body}`),
  onRefused: () => log.push('stale'),
  onEnd: () => log.push('end'),
  done: (data) => `done ${data}`,
  failed: 'common.retry',
});
const screen = {
  onDone: (data: string) => log.push(`screen ${data}`),
  onFailed: () => log.push('screen failed'),
  onRefused: () => log.push('screen refused'),
  onEnd: () => log.push('screen end'),
};

beforeEach(() => {
  log.length = 0;
  run.mockReset();
});
afterEach(cleanup);

const useShown = (declared: typeof save) => useAct(declared, screen);
const show = (declared = save) => renderHook(useShown, { initialProps: declared });

test('success: caches, the screen, the words', async () => {
  run.mockResolvedValue('x');
  const { result } = show();
  await inReact(async () => void (await result.current.send('a')));
  expect(log).toEqual(['before a', 'caches x a', 'screen x', 'toast done x', 'end', 'screen end']);
  await waitFor(() => expect(result.current.data).toBe('x'));
});

test.each([
  ['a lost reply', new ApiError('network'), 'common.retry', false],
  ['an unexpected error', new Error('x'), 'common.retry', false],
  ['a 5xx', new ApiError('business', codes.INTERNAL, 'Gangguan'), 'Gangguan', false],
  ['a refusal', new ApiError('business', codes.NOT_PAYABLE, 'Sudah'), 'Sudah', true],
])('%s: taken back, reported once, told once', async (_, error, words, isRefused) => {
  run.mockRejectedValue(error);
  const { result } = show();
  await inReact(async () => void (await result.current.send('a')));
  expect(log).toEqual([
    'before a',
    'taken back',
    'report test.save',
    `toast ${words}`,
    ...(isRefused ? ['stale', 'screen refused'] : []),
    'screen failed',
    'end',
    'screen end',
  ]);
});

test('a second tap while it is on its way is a no-op', async () => {
  let answer: (data: string) => void = () => undefined;
  run.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { result } = show();
  const first = result.current.send('a');
  expect(await result.current.send('b')).toBeUndefined();
  await waitFor(() => expect(result.current.sending).toBe('a'));
  await inReact(async () => {
    answer('x');
    await first;
  });
  expect(run).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(result.current.isBusy).toBe(false));
});

test('a screen that is left does nothing more; caches and words come all the same', async () => {
  let answer: (data: string) => void = () => undefined;
  run.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { result, unmount } = show();
  const sent = result.current.send('a');
  unmount();
  answer('x');
  await sent;
  expect(log).toEqual(['before a', 'caches x a', 'toast done x', 'end']);
});

test('inline words are the component’s, until they are cleared', async () => {
  run.mockRejectedValue(new ApiError('business', codes.NOT_PAYABLE, 'Sudah'));
  const { result } = show({ ...save, shows: 'inline' });
  await inReact(async () => void (await result.current.send('a')));
  expect(log).not.toContain('toast Sudah');
  await waitFor(() => expect(result.current.failure).toBe('Sudah'));
  inReact(() => result.current.clear());
  await waitFor(() => expect(result.current.failure).toBe(''));
});
