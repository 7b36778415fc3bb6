/**
 * What led to where the visitor is: the advertisement, and the note of the list about the item that was
 * opened. Spec home 3 "Session storage"; the server gave both and reads them back. Of this tab.
 */
import { readTab, writeTab } from '../storage/tab-storage.ts';

/** An item's note is opaque; one of this length is none of ours. */
const MAX_CHARS = 256;

export interface Trail {
  adTrace?: string;
  reportExt?: string;
}

const KEYS = { adTrace: 'jajan.adTrace', reportExt: 'jajan.reportExt' } as const;

/** A name that is absent stays as it was; an empty or missing value takes it away. */
export function noteTrail(news: { [Name in keyof Trail]: string | null | undefined }): void {
  for (const [name, value] of Object.entries(news))
    writeTab(KEYS[name as keyof Trail], value && value.length <= MAX_CHARS ? value : '');
}

export function trail(): Trail {
  const [adTrace, reportExt] = [readTab(KEYS.adTrace), readTab(KEYS.reportExt)];
  return { ...(adTrace ? { adTrace } : {}), ...(reportExt ? { reportExt } : {}) };
}
