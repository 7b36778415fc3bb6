/**
 * How fast the first page was, measured by the browser itself. Spec home 9: reported 2 s after the
 * load; once more when the page is left, because shifts and slow taps come later.
 * Loaded after the first screen; `buffered` delivers earlier entries. Metrics that a browser does not
 * have (Safari before 16.4 has no `event` entries, none has layout shifts) are absent.
 */
import { atom } from '../lib/atom.ts';
import type { Events } from './events.ts';
import { track } from './report.ts';

export const REPORT_AFTER_LOAD_MS = 2000;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface EventTiming extends PerformanceEntry {
  interactionId?: number;
}

export interface Measured {
  fcpMs?: number;
  lcpMs?: number;
  cls?: number;
  inpMs?: number;
}

/** Adds one entry of the browser to the metrics. */
export function measure(before: Measured, entry: PerformanceEntry): Measured {
  switch (entry.entryType) {
    case 'paint':
      return entry.name === 'first-contentful-paint'
        ? { ...before, fcpMs: Math.round(entry.startTime) }
        : before;
    case 'largest-contentful-paint':
      return { ...before, lcpMs: Math.round(entry.startTime) };
    case 'layout-shift': {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (hadRecentInput) return before;
      return { ...before, cls: Math.round(((before.cls ?? 0) + value) * 10_000) / 10_000 };
    }
    case 'event': {
      // The slowest interaction, not a percentile: visits are short.
      if (!(entry as EventTiming).interactionId) return before;
      return { ...before, inpMs: Math.max(before.inpMs ?? 0, Math.round(entry.duration)) };
    }
    default:
      return before;
  }
}

const measured = atom<Measured>({});
const observers: PerformanceObserver[] = [];

function add(entries: readonly PerformanceEntry[]): void {
  for (const entry of entries) measured.set(measure(measured.get(), entry));
}

function observe(type: string): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((entries) => add(entries.getEntries()));
  observer.observe({ type, buffered: true });
  observers.push(observer);
}

function report(isFinal: boolean): void {
  // A busy browser delivers late: includes entries that are not delivered yet.
  for (const observer of observers) add(observer.takeRecords());
  const event: Events['page_performance'] = { isFinal, ...measured.get() };
  track('page_performance', event);
}

/** Call once, after the first screen. */
export function startPerformanceReport(): void {
  if (typeof PerformanceObserver !== 'function') return;
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'event']) observe(type);
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedMs = (navigation as PerformanceNavigationTiming | undefined)?.loadEventEnd ?? 0;
  const leftMs = loadedMs + REPORT_AFTER_LOAD_MS - performance.now();
  setTimeout(() => report(false), Math.max(0, leftMs));
  const onHidden = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onHidden);
    report(true);
  };
  document.addEventListener('visibilitychange', onHidden);
}
