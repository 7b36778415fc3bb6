import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../../lib/now.ts';
import { openKept } from '../../../tests/support/storage.ts';
import { storedWords } from './stored-keys.ts';
import { MAX_KEPT_MS, useKeptWords } from './use-kept-words.ts';

let nowMs = 0;
beforeEach(async () => {
  await openKept();
  nowMs = 1_000_000;
  vi.spyOn(clock, 'nowMs').mockImplementation(() => nowMs);
});

afterEach(() => {
  vi.restoreAllMocks();
  look('visible');
});

function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function open(form: string, words = '') {
  const restored: string[] = [];
  const hook = renderHook(({ typed }) => useKeptWords(form, typed, (kept) => restored.push(kept)), {
    initialProps: { typed: words },
  });
  return { restored, type: (typed: string) => hook.rerender({ typed }), close: hook.unmount };
}

/** As the system does it: no effect is cleaned up. */
function killed(work: () => void): void {
  work();
  look('hidden');
  const left = storedWords.get();
  look('visible');
  storedWords.remove();
  if (left) storedWords.set(left);
}

test('words of a killed page come back once', () => {
  killed(() => open('gift:1').type('Selamat makan'));
  expect(open('gift:2').restored).toEqual([]);
  expect(open('gift:1').restored).toEqual(['Selamat makan']);
  expect(open('gift:1').restored).toEqual([]);
});

test('a form that is closed or emptied keeps nothing', () => {
  const form = open('gift:1', 'Selamat');
  look('hidden');
  expect(Object.keys(storedWords.get() ?? {})).toEqual(['gift:1']);
  look('visible');
  form.type('');
  look('hidden');
  expect(storedWords.get()).toBeUndefined();
  form.type('Halo');
  look('visible');
  look('hidden');
  form.close();
  expect(storedWords.get()).toBeUndefined();
});

test.each([
  ['at the limit', MAX_KEPT_MS, ['Halo']],
  ['after it', MAX_KEPT_MS + 1, []],
  ['on a clock that is slow until the first reply', -60_000, ['Halo']],
  ['after the clock was set back by two days', -2 * MAX_KEPT_MS, []],
])('%s', (_name, passedMs, expected) => {
  killed(() => open('gift:1').type('Halo'));
  nowMs += passedMs;
  expect(open('gift:1').restored).toEqual(expected);
  expect(storedWords.get()).toBeUndefined();
});

test('of many forms the oldest is let go', () => {
  storedWords.set(
    Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`refund:${at}`, { words: 'a', atMs: at }]),
    ),
  );
  open('gift:1', 'Halo');
  look('hidden');
  expect(Object.keys(storedWords.get() ?? {})).toHaveLength(8);
  expect(storedWords.get()).not.toHaveProperty('refund:0');
});
