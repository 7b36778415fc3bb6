/**
 * Queues events and background failures and sends them to the server.
 *
 * Invariant: nothing in here is ever shown to the user or thrown. Queued events are in storage
 * too, so that they survive a kill; they are sent in batches and removed only after the server's
 * reply. The server deduplicates by `eventId`, so a batch whose reply was lost is
 * retried. Bounded: the newest `WAITING_MAX` are queued, older ones are dropped.
 *
 * Usage is neither sent nor queued before the user has agreed to it. Diagnostics are sent, in
 * batches of their own that name no user and no device.
 */
import { ApiError, type ApiErrorKind } from '../api/errors.ts';
import * as codes from '../api/generated/codes.ts';
import { randomId } from '../host/random-id.ts';
import { atom } from '../lib/atom.ts';
import { clock } from '../lib/now.ts';
import { scrub } from '../lib/scrub.ts';
import { usageConsent } from './consent.ts';
import { type CardPlace, type EventName, type Events, MONITORED, TRAILED } from './events.ts';
import { storedIsMonitored, storedUsageConsent, storedWaitingEvents } from './stored-keys.ts';
import { noteSearch, trail } from './trail.ts';

export interface TelemetryEvent {
  eventId: string;
  name: string;
  timeMs: number;
  page: string;
  props: Record<string, unknown>;
}

type Send = (events: TelemetryEvent[], options: { isAnonymous: boolean }) => Promise<unknown>;

const BATCH = 50;
const WAITING_MAX = 200;
const RECENT_MAX = 100;
const FLUSH_AFTER_MS = 4000;
/** Retry after a batch that could not be sent, when no new event comes. */
const RETRY_AFTER_MS = 60_000;
/** A kill loses at most the events of this time; leaving the page loses none. */
const KEEP_AFTER_MS = 500;
const TEXT_MAX = 300;
/** The server refuses a longer one. */
const PAGE_MAX = 200;
/** Properties that may contain text of others. */
const FREE_TEXTS: ReadonlySet<string> = new Set(['detail', 'originUrl', 'from']);

let waiting: TelemetryEvent[] = [];
let underWay: TelemetryEvent[] = [];
let send: Send | undefined;
let flushTimer: ReturnType<typeof setTimeout> | undefined;
let isRetry = false;
let keepTimer: ReturnType<typeof setTimeout> | undefined;
let isMonitored = true;
/** Read once: a stored answer that does not parse is reported here. */
let isUsageGranted = false;
/** The latest events of this run, oldest first, for developer options; also those that are not sent. */
export const recentEvents = atom<readonly TelemetryEvent[]>([]);

/**
 * Called by the composition root with the sender, when the storage is open; earlier events are queued
 * until then.
 */
export function startTelemetry(way: Send): void {
  send = way;
  isMonitored = storedIsMonitored.get() ?? true;
  isUsageGranted = usageConsent() === 'granted';
  const kept = storedWaitingEvents.get();
  waiting = bounded([...(kept ?? []), ...waiting]);
  if (kept) keep();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    keep();
    void flush();
  });
  window.addEventListener('pagehide', keep);
  if (waiting.length > 0) schedule(FLUSH_AFTER_MS);
}

export function track<Name extends EventName>(
  name: Name,
  ...[props]: Record<never, never> extends Events[Name]
    ? [props?: Events[Name]]
    : [props: Events[Name]]
): void {
  if (name === 'store_card' || name === 'coupon_card') noteSearch(props as CardPlace);
  const event = {
    eventId: randomId(),
    name,
    timeMs: clock.nowMs(),
    page: scrub(location.pathname).slice(0, PAGE_MAX),
    props: scrubbed(TRAILED.has(name) ? { ...trail(), ...props } : (props ?? {})),
  };
  recentEvents.set([...recentEvents.get(), event].slice(-RECENT_MAX));
  if (send && !maySend(event)) return;
  waiting = bounded([...waiting, event]);
  schedule(FLUSH_AFTER_MS);
  if (send) keepTimer ??= setTimeout(keep, KEEP_AFTER_MS);
}

/** A failure in the background, reported once where it is handled. `where` is `area.thing`. */
export function reportProblem(where: string, error: unknown): void {
  // Reporting this would write to the full disk again: endless loop.
  if (where === 'storage.waitingEvents') return;
  const { kind, detail } = describe(error);
  // oxlint-disable-next-line no-console -- in development only
  if (import.meta.env.DEV) console.warn(`[${where}] ${kind}: ${detail}`);
  if (!isExpected(error)) track('problem', { where, kind, detail });
  // Without a code it is a network error, which is not reported.
  else if (error instanceof ApiError && error.code)
    track('expected_outcome', { where, code: error.code });
}

/** Spec home 4 "Other": the remote switch. Off drops the queued events that it covers. */
export function setMonitoring(isOn: boolean): void {
  isMonitored = isOn;
  dropRefused();
}

/** The user's answer, and each later one: a withdrawal drops what is queued. */
export function setUsageConsent(answer: 'granted' | 'denied'): void {
  storedUsageConsent.set(answer);
  isUsageGranted = answer === 'granted';
  dropRefused();
}

function dropRefused(): void {
  waiting = bounded(waiting);
  keep();
}

function isDiagnostic({ name }: TelemetryEvent): boolean {
  return MONITORED.has(name as EventName);
}

function maySend(event: TelemetryEvent): boolean {
  return isDiagnostic(event) ? isMonitored : isUsageGranted;
}

function scrubbed(props: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([key, value]: [string, unknown]) =>
      FREE_TEXTS.has(key) ? [key, scrub(String(value)).slice(0, TEXT_MAX)] : [key, value],
    ),
  );
}

/** Until the start the answers are not known, and nothing leaves. */
function bounded(events: TelemetryEvent[]): TelemetryEvent[] {
  return (send ? events.filter(maySend) : events).slice(-WAITING_MAX);
}

function describe(error: unknown): { kind: string; detail: string } {
  if (!(error instanceof Error)) return { kind: typeof error, detail: '' };
  const kind = 'kind' in error && typeof error.kind === 'string' ? error.kind : error.name;
  return { kind, detail: error.message };
}

function keep(): void {
  clearTimeout(keepTimer);
  keepTimer = undefined;
  const all = bounded([...underWay, ...waiting]);
  if (all.length > 0) storedWaitingEvents.set(all);
  else storedWaitingEvents.remove();
}

function schedule(afterMs: number): void {
  if (!send) return;
  // A new event is sent without waiting for the retry of an old batch.
  if (isRetry) clearTimeout(flushTimer);
  else if (flushTimer !== undefined) return;
  isRetry = afterMs === RETRY_AFTER_MS;
  flushTimer = setTimeout(() => void flush(), afterMs);
}

/** The server rejected the batch permanently: a retry would block all others. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'business' && error.code !== codes.INTERNAL;
}

async function flush(): Promise<void> {
  clearTimeout(flushTimer);
  flushTimer = undefined;
  isRetry = false;
  if (!send || underWay.length > 0 || waiting.length === 0) return;
  const isAnonymous = waiting.slice(0, 1).some(isDiagnostic);
  underWay = waiting.filter((event) => isDiagnostic(event) === isAnonymous).slice(0, BATCH);
  waiting = waiting.filter((event) => !underWay.includes(event));
  let afterMs = FLUSH_AFTER_MS;
  try {
    await send(underWay, { isAnonymous });
  } catch (error) {
    // Not reported: that report would fail here again, endlessly.
    if (!isRefused(error)) {
      waiting = bounded([...underWay, ...waiting]);
      afterMs = RETRY_AFTER_MS;
    }
  }
  underWay = [];
  keep();
  if (waiting.length > 0) schedule(afterMs);
}

const EXPECTED_KINDS: ReadonlySet<ApiErrorKind> = new Set([
  'network',
  'timeout',
  'cancelled',
  'rate-limited',
  'session',
]);

/** Codes and prefixes of codes of `src-tauri/contract/src/codes.rs`. */
const EXPECTED_CODES: readonly string[] = [
  '03102', // the account: expired, frozen, wrong code, slider, risk
  '03200', // the profile: nickname, invite code, picture
  '1000000', // orders and payment
  codes.STORE_EXPIRED, // store gone
  codes.STORE_ABSENT,
  codes.STORE_UNFINDABLE,
  '38001', // coupons: sold out, limit reached, ended
  '64102', // favourites: limit reached
  '64103', // reviews: not found, another user's, not eligible, limit reached
  '64104', // brands: not found, busy
  '64106', // lists: mall or ranking not found
  codes.TIMESTAMP_STALE, // wrong clock
  codes.REQUEST_REPEATED, // replayed request
  codes.BODY_TOO_LARGE, // too large
  codes.PATH_TOO_LONG, // too long an address
  codes.RATE_LIMITED, // too often
];

/**
 * Failures that are normal outcomes: not monitoring errors. Spec home 8: "network error, timeout,
 * canceled, many 03102xx, 9xxxxxx and 1000000xx codes". The one table of these; a code is added
 * when it was decided that it is a normal outcome, never because it is noisy.
 */
export function isExpected(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    EXPECTED_KINDS.has(error.kind) || EXPECTED_CODES.some((code) => error.code.startsWith(code))
  );
}
