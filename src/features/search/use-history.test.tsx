/** What is kept of searches: undo, the off switch, and what a logout takes. */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storage } from '../../storage/storage.ts';
import { currentToast, dismissToast } from '../../ui/toast.ts';
import { openKept } from '../../../tests/support/storage.ts';
import { noteSearch, useHistory } from './use-history.ts';

beforeEach(async () => {
  await openKept();
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
});

const open = () => renderHook(() => useHistory()).result;

test('all are cleared, and come back behind what was searched for since', () => {
  noteSearch('soto');
  noteSearch('kopi');
  const shown = open();
  act(() => shown.current.clear());
  expect(shown.current.history).toEqual([]);
  expect(currentToast()?.durationMs).toBe(5000);
  act(() => noteSearch('bakso'));
  act(() => currentToast()?.action?.onSelect());
  expect(shown.current.history).toEqual(['bakso', 'kopi', 'soto']);
});

test('one is removed', () => {
  noteSearch('soto');
  noteSearch('kopi');
  const shown = open();
  act(() => shown.current.remove('soto'));
  expect(shown.current.history).toEqual(['kopi']);
  act(() => shown.current.remove('kopi'));
  expect(shown.current.history).toEqual([]);
});

test('off, nothing is kept, also after a logout and for the next user', () => {
  noteSearch('soto');
  const shown = open();
  act(() => shown.current.keep(false));
  expect(shown.current).toMatchObject({ isKept: false, history: [] });
  act(() => storage.removeUserScope());
  act(() => noteSearch('kopi'));
  expect(shown.current).toMatchObject({ isKept: false, history: [] });
  act(() => shown.current.keep(true));
  act(() => noteSearch('kopi'));
  expect(shown.current.history).toEqual(['kopi']);
});

test('a logout takes the history', () => {
  noteSearch('soto');
  const shown = open();
  act(() => storage.removeUserScope());
  expect(shown.current.history).toEqual([]);
});
