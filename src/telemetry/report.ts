/**
 * Events and background failures on their way to the server.
 *
 * Invariant: nothing in here is ever shown to the user or thrown. Events wait in memory and leave in
 * batches; when a batch cannot leave it waits for the next, up to a bound.
 */
import { randomId } from '../host/random-id.ts';
import { clock } from '../lib/now.ts';
import type { EventName, Events } from './events.ts';

export interface TelemetryEvent {
  eventId: string;
  name: string;
  timeMs: number;
  page: string;
  props: Record<string, unknown>;
}

type Send = (events: TelemetryEvent[]) => Promise<unknown>;

const BATCH = 50;
const WAITING_MAX = 200;
const FLUSH_AFTER_MS = 4000;
const DETAIL_MAX = 300;

let waiting: TelemetryEvent[] = [];
let send: Send | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The composition root gives the way out; events of before wait for it. */
export function startTelemetry(way: Send): void {
  send = way;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush();
  });
  if (waiting.length > 0) schedule();
}

export function track<Name extends EventName>(
  name: Name,
  ...[props]: Record<never, never> extends Events[Name]
    ? [props?: Events[Name]]
    : [props: Events[Name]]
): void {
  waiting.push({
    eventId: randomId(),
    name,
    timeMs: clock.nowMs(),
    page: location.pathname,
    props: { ...props },
  });
  if (waiting.length > WAITING_MAX) waiting = waiting.slice(-WAITING_MAX);
  schedule();
}

/** A failure in the background, reported once where it is handled. `where` is `area.thing`. */
export function reportProblem(where: string, error: unknown): void {
  const { kind, detail } = describe(error);
  // oxlint-disable-next-line no-console -- for whoever develops; not in a build
  if (import.meta.env.DEV) console.warn(`[${where}] ${kind}: ${detail}`);
  track('problem', { where, kind, detail: detail.slice(0, DETAIL_MAX) });
}

function describe(error: unknown): { kind: string; detail: string } {
  if (!(error instanceof Error)) return { kind: typeof error, detail: '' };
  const kind = 'kind' in error && typeof error.kind === 'string' ? error.kind : error.name;
  return { kind, detail: error.message };
}

function schedule(): void {
  if (!send || timer !== undefined) return;
  timer = setTimeout(() => void flush(), FLUSH_AFTER_MS);
}

async function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const batch = waiting.slice(0, BATCH);
  if (!send || batch.length === 0) return;
  waiting = waiting.slice(batch.length);
  try {
    await send(batch);
  } catch {
    // Not reported: the report of a failed report would come back here for ever.
    waiting = [...batch, ...waiting].slice(-WAITING_MAX);
    return;
  }
  if (waiting.length > 0) schedule();
}
