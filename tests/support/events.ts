/** Events that the sandbox has stored, as its console lists them. */
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

/** The user has agreed to usage analytics, from the next page on. */
export async function grantUsage(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    // A blank page has no storage.
    if (window.origin !== 'null') localStorage.setItem('jajan.usageConsent', '"granted"');
  });
}

/** At most 200 events of one name, newest first. */
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

/** The path of events; while it has a fault, events wait in the page and none is lost. */
export const EVENTS = '/data-report/events';

/** The events that wait in the page. Their text is no proof of a name: each has a `page` of its own. */
export async function waitingEvents(page: Page): Promise<TelemetryEvent[]> {
  const kept = await page.evaluate(() => localStorage.getItem('jajan.waitingEvents'));
  return JSON.parse(kept ?? '[]') as TelemetryEvent[];
}

/** Problems of one place that wait in the page while `EVENTS` has a fault. */
export async function waitingProblems(page: Page, where: string): Promise<number> {
  const events = await waitingEvents(page);
  return events.filter(({ props }) => props['where'] === where).length;
}
