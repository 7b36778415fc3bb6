/** Suggestions: when they are asked for, and that a late reply never replaces a newer one. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { DEBOUNCE_MS, useSuggestions } from './use-suggestions.ts';

interface Asked {
  text: string;
  signal: AbortSignal;
  reply: (texts: readonly string[]) => void;
  fail: (error: unknown) => void;
}

const asked: Asked[] = [];

vi.mock('../../api/call.ts', () => ({
  call: (_endpoint: unknown, { text }: { text: string }, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const reply = (texts: readonly string[]) =>
        resolve({ suggestions: texts.map((each) => ({ text: each })) });
      asked.push({ text, signal, reply, fail: reject });
    }),
}));
const { sessionId } = vi.hoisted(() => ({ sessionId: vi.fn(() => 'session') }));
vi.mock('../../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId }),
}));
vi.mock('../location/location.ts', () => ({ currentPoint: () => ({ latitude: 0, longitude: 0 }) }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

beforeEach(() => {
  asked.length = 0;
  vi.mocked(reportProblem).mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function open() {
  const hook = renderHook(({ typed, isHeld }) => useSuggestions(typed, isHeld), {
    initialProps: { typed: '', isHeld: false },
  });
  return {
    type: (typed: string, isHeld = false) => hook.rerender({ typed, isHeld }),
    shown: () => hook.result.current.list.map(({ text }) => text),
    traceId: () => hook.result.current.traceId,
    close: hook.unmount,
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = (at: number, ...texts: string[]) => act(async () => asked[at]?.reply(texts));
const texts = () => asked.map(({ text }) => text);

test('150 ms after the last key, once for all of them', async () => {
  const { type } = open();
  type('s');
  type('so');
  await pass(DEBOUNCE_MS - 1);
  type('sot');
  await pass(DEBOUNCE_MS - 1);
  expect(texts()).toEqual([]);
  await pass(1);
  expect(texts()).toEqual(['sot']);
  // The same text with a space is not asked for again.
  type('sot ');
  await pass(DEBOUNCE_MS);
  expect(texts()).toEqual(['sot']);
});

test('not from one letter, but from one Han character', async () => {
  const { type } = open();
  type('s');
  await pass(1000);
  type('面');
  await pass(DEBOUNCE_MS);
  expect(texts()).toEqual(['面']);
});

test('the next key aborts the call; its late reply is dropped and the last ones stay', async () => {
  const { type, shown } = open();
  type('so');
  await pass(DEBOUNCE_MS);
  await answer(0, 'soto');
  expect(shown()).toEqual(['soto']);
  type('sot');
  await pass(DEBOUNCE_MS);
  type('soto');
  expect(asked[1]?.signal.aborted).toBe(true);
  await answer(1, 'late');
  expect(shown()).toEqual(['soto']);
  await pass(DEBOUNCE_MS);
  await answer(2, 'soto betawi', 'soto ayam');
  expect(shown()).toEqual(['soto betawi', 'soto ayam']);
});

test('none while a keyboard composes, and none of before it', async () => {
  const { type, shown } = open();
  type('so');
  await pass(DEBOUNCE_MS);
  type('soto', true);
  expect(asked[0]?.signal.aborted).toBe(true);
  await answer(0, 'late');
  await pass(1000);
  expect(texts()).toEqual(['so']);
  type('索托');
  await pass(DEBOUNCE_MS);
  expect(texts()).toEqual(['so', '索托']);
  await answer(1, 'soto betawi');
  expect(shown()).toEqual(['soto betawi']);
});

test('a failure leaves the last ones, and its report has no text', async () => {
  const { type, shown } = open();
  type('so');
  await pass(DEBOUNCE_MS);
  await answer(0, 'soto');
  type('rahasia');
  await pass(DEBOUNCE_MS);
  await act(async () => asked[1]?.fail(new ApiError('rate-limited', '1', 'x')));
  expect(shown()).toEqual(['soto']);
  expect(JSON.stringify(vi.mocked(reportProblem).mock.calls)).not.toContain('rahasia');
});

test('a text that is cleared has none, and neither has the next one of the old', async () => {
  const { type, shown, close } = open();
  type('so');
  await pass(DEBOUNCE_MS);
  await answer(0, 'soto');
  type('');
  expect(shown()).toEqual([]);
  type('ba');
  expect(shown()).toEqual([]);
  await pass(DEBOUNCE_MS);
  close();
  expect(asked[1]?.signal.aborted).toBe(true);
});

test('they keep the session of the call that fetched them', async () => {
  const { type, traceId } = open();
  type('sot');
  await pass(DEBOUNCE_MS);
  sessionId.mockReturnValue('later');
  await answer(0, 'soto');
  expect(traceId()).toBe('session');
});
