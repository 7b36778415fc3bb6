import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { track } from '../telemetry/report.ts';
import { PAGE_VIEW_DELAY_MS, usePageView } from './use-page-view.ts';

vi.mock('#host', () => ({ host: { kind: 'WEB' } }));
vi.mock('../telemetry/report.ts', () => ({ track: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(track).mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const merchant = '/platform/merchant';

test.each([
  ['store A and store B', ['?poiId=A', '?poiId=B'], 2],
  ['the same store again', ['?poiId=A', '?poiId=A'], 1],
  ['a store with something open on it', ['?poiId=A', '?poiId=A&cropper=1'], 1],
  ['a store by another channel', ['?poiId=A&channel_id=1', '?poiId=A&channel_id=2'], 1],
])('%s are so many page views', (_, searches, views) => {
  const { rerender } = renderHook(({ search }) => usePageView({ pathname: merchant, search }), {
    initialProps: { search: '' },
  });
  for (const search of searches) {
    rerender({ search });
    vi.advanceTimersByTime(PAGE_VIEW_DELAY_MS);
  }
  expect(track).toHaveBeenCalledTimes(views);
});

test('the advertisement that led to a page is kept for what follows', () => {
  sessionStorage.clear();
  const { rerender } = renderHook(({ search }) => usePageView({ pathname: merchant, search }), {
    initialProps: { search: '?poiId=A&adTrace=ad-1' },
  });
  rerender({ search: '?poiId=B' });
  expect(sessionStorage.getItem('jajan.adTrace')).toBe('ad-1');
});

test('who has left within a second has not seen it', () => {
  const { rerender } = renderHook(({ search }) => usePageView({ pathname: merchant, search }), {
    initialProps: { search: '?poiId=A' },
  });
  vi.advanceTimersByTime(PAGE_VIEW_DELAY_MS - 1);
  rerender({ search: '?poiId=B' });
  vi.advanceTimersByTime(PAGE_VIEW_DELAY_MS);
  expect(track).toHaveBeenCalledTimes(1);
});
