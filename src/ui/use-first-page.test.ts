import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstScreen } from './first-screen.ts';
import { useFirstPage } from './use-first-page.ts';

const shapeGoes = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  shapeGoes.mockClear();
  window.addEventListener('jajan:first-view', shapeGoes);
});
afterEach(() => {
  cleanup();
  window.removeEventListener('jajan:first-view', shapeGoes);
  delete document.documentElement.dataset['view'];
  vi.useRealTimers();
});

test.each([
  ['of a list', 'list', 1],
  ['that has none', undefined, 1],
  ['of a store or voucher, until its content is there', 'store', 0],
])('the shape of a page %s goes at once: %s %i', (_which, view, times) => {
  if (view) document.documentElement.dataset['view'] = view;
  renderHook(useFirstPage);
  expect(shapeGoes).toHaveBeenCalledTimes(times);
});

test('what can wait begins soon after a page, not after the patience for home', () => {
  const work = vi.fn();
  afterFirstScreen(work);
  renderHook(useFirstPage);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
