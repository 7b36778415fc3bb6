/**
 * Attribution of the visit: the advertisement, the report note of the list about the opened item, and
 * the search that found it.
 * Spec home 3 "Session storage"; the server set both and reads them back. Per tab.
 */
import type { CardPlace } from './events.ts';
import { readTab, writeTab } from '../storage/tab-storage.ts';

/** A report note is opaque; the server's are shorter than this. */
const MAX_CHARS = 256;

export interface Trail {
  adTrace?: string;
  reportExt?: string;
  /** Of the search whose result was opened: `queryId traceId`. */
  searchIds?: string;
}

const KEYS = {
  adTrace: 'jajan.adTrace',
  reportExt: 'jajan.reportExt',
  searchIds: 'jajan.searchIds',
} as const;

/** An absent name is left unchanged; an empty or undefined value removes it. */
export function noteTrail(news: { [Name in keyof Trail]: string | null | undefined }): void {
  for (const [name, value] of Object.entries(news))
    writeTab(KEYS[name as keyof Trail], value && value.length <= MAX_CHARS ? value : '');
}

export function trail(): Trail {
  const noted: Trail = {};
  for (const [name, key] of Object.entries(KEYS)) {
    const value = readTab(key);
    if (value) noted[name as keyof Trail] = value;
  }
  return noted;
}

/** Vouchers on a store's or voucher's page: what led there is what led to them. */
const ON_THE_WAY: ReadonlySet<CardPlace['scene']> = new Set(['merchant', 'voucher']);

/** An opened card of a search is the search's; one of another list ends that. */
export function noteSearch({ scene, queryId, traceId }: CardPlace): void {
  if (ON_THE_WAY.has(scene)) return;
  noteTrail({ searchIds: scene === 'search' ? `${queryId} ${traceId}` : undefined });
}
