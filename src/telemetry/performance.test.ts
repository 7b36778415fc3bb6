import { expect, test, vi } from 'vitest';
import {
  measure,
  type Measured,
  REPORT_AFTER_LOAD_MS,
  startPerformanceReport,
} from './performance.ts';
import * as report from './report.ts';

const entry = (entryType: string, rest: object) =>
  ({ entryType, name: '', startTime: 0, duration: 0, ...rest }) as unknown as PerformanceEntry;

test.each<[string, Measured, PerformanceEntry, Measured]>([
  ['first paint', {}, entry('paint', { name: 'first-paint', startTime: 90 }), {}],
  [
    'first contentful paint',
    {},
    entry('paint', { name: 'first-contentful-paint', startTime: 120.4 }),
    { fcpMs: 120 },
  ],
  [
    'a larger picture',
    { lcpMs: 300 },
    entry('largest-contentful-paint', { startTime: 810 }),
    { lcpMs: 810 },
  ],
  [
    'shifts add up',
    { cls: 0.01 },
    entry('layout-shift', { value: 0.02, hadRecentInput: false }),
    { cls: 0.03 },
  ],
  ['a shift after a tap', {}, entry('layout-shift', { value: 1, hadRecentInput: true }), {}],
  [
    'the slowest tap',
    { inpMs: 80 },
    entry('event', { duration: 120, interactionId: 3 }),
    { inpMs: 120 },
  ],
  [
    'a faster tap',
    { inpMs: 80 },
    entry('event', { duration: 16, interactionId: 4 }),
    { inpMs: 80 },
  ],
  ['an event that is no tap', {}, entry('event', { duration: 500, interactionId: 0 }), {}],
  ['something else', {}, entry('navigation', {}), {}],
])('%s', (_name, before, given, after) => {
  expect(measure(before, given)).toEqual(after);
});

test('entries that the browser has not delivered yet are in the report', async () => {
  vi.useFakeTimers();
  const tracked = vi.spyOn(report, 'track');
  class LateObserver {
    static supportedEntryTypes = ['paint'];
    observe = (): void => undefined;
    takeRecords = () => [entry('paint', { name: 'first-contentful-paint', startTime: 120 })];
  }
  vi.stubGlobal('PerformanceObserver', LateObserver);
  startPerformanceReport();
  await vi.advanceTimersByTimeAsync(REPORT_AFTER_LOAD_MS);
  expect(tracked).toHaveBeenCalledWith('page_performance', { isFinal: false, fcpMs: 120 });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
