/** What the sandbox has stored of an app's events, as its console lists them. */
import type { Page } from '@playwright/test';
import type { TelemetryEvent } from '../../src/telemetry/report.ts';
import type { Sandbox } from './sandbox.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const plain = (cell: string): string =>
  cell.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:#?\w+);/g, (each) => ENTITIES[each] ?? each);

export interface StoredEvent {
  page: string;
  props: Record<string, unknown>;
}

/** Newest first, at most 200, of one name. */
export async function storedEvents(sandbox: Sandbox, name: string): Promise<StoredEvent[]> {
  const reply = await fetch(`${sandbox.baseUrl}/console?name=${encodeURIComponent(name)}`);
  const rows = [...(await reply.text()).matchAll(/<tr>(.*?)<\/tr>/gs)];
  return rows
    .map(([, row = '']) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => plain(cell)),
    )
    .filter((cells) => cells[1] === name)
    .map(([, , page = '', props = '{}']) => ({
      page,
      props: JSON.parse(props) as Record<string, unknown>,
    }));
}

/** The problems that were reported of this place, e.g. `location.address`. */
export async function storedProblems(sandbox: Sandbox, where: string): Promise<StoredEvent[]> {
  const problems = await storedEvents(sandbox, 'problem');
  return problems.filter(({ props }) => props['where'] === where);
}

/** Counts the problems of one place that a page has told, whether they have left it or wait in it. */
export function problemsToldBy(page: Page, place: string): () => Promise<number> {
  const ids = new Set<string>();
  const note = (events: readonly TelemetryEvent[]) => {
    for (const { eventId, props } of events) if (props['where'] === place) ids.add(eventId);
  };
  page.on('request', (request) => {
    if (!request.url().endsWith('/data-report/events')) return;
    note((request.postDataJSON() as { events: TelemetryEvent[] }).events);
  });
  return async () => {
    const kept = await page.evaluate(() => localStorage.getItem('jajan.waitingEvents'));
    note(JSON.parse(kept ?? '[]') as TelemetryEvent[]);
    return ids.size;
  };
}
