/**
 * The page's half of the log: what telemetry saw in this run, without the properties of events, which
 * name what a user looked at.
 */
import type { LogLine } from '../../host/types.ts';
import { atom } from '../../lib/atom.ts';
import { onThisMachine } from '../../lib/now.ts';
import { recentEvents, type TelemetryEvent } from '../../telemetry/report.ts';
import { scrubLine } from './scrub-line.ts';

const LINES_MAX = 400;

/** Oldest first. */
export const pageLines = atom<readonly LogLine[]>([]);
const lastSeen = atom<TelemetryEvent | undefined>(undefined);
const isFollowing = atom(false);

/** Keeps more than telemetry does, and longer. A second call does nothing. */
export function followTelemetry(): void {
  if (isFollowing.get()) return;
  isFollowing.set(true);
  take(recentEvents.get());
  recentEvents.subscribe(take);
}

function take(events: readonly TelemetryEvent[]): void {
  const seen = lastSeen.get();
  const fresh = seen ? events.slice(events.indexOf(seen) + 1) : events;
  lastSeen.set(events.at(-1));
  pageLines.set([...pageLines.get(), ...fresh.map(lineOf)].slice(-LINES_MAX));
}

function lineOf({ name, timeMs, page, props }: TelemetryEvent): LogLine {
  // The shell's lines have the machine's time.
  const atMs = onThisMachine(timeMs);
  const said = (key: string): string => (typeof props[key] === 'string' ? props[key] : '');
  switch (name) {
    case 'problem': {
      const text = `${said('where')} ${said('kind')}: ${said('detail')}`;
      return { atMs, level: 'error', text: scrubLine(text) };
    }
    case 'expected_outcome':
      // One of the codes of `telemetry/report.ts`; scrubbing would take it for a phone number.
      return { atMs, level: 'warn', text: `${scrubLine(said('where'))} ${said('code')}` };
    default:
      return { atMs, level: 'info', text: scrubLine(`${name} ${page}`) };
  }
}
