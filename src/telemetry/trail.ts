/**
 * Attribution of the visit: the advertisement, and the report note of the list about the opened item.
 * Spec home 3 "Session storage"; the server set both and reads them back. Per tab.
 */
import { readTab, writeTab } from '../storage/tab-storage.ts';

/** A report note is opaque; the server's are shorter than this. */
const MAX_CHARS = 256;

export interface Trail {
  adTrace?: string;
  reportExt?: string;
}

const KEYS = { adTrace: 'jajan.adTrace', reportExt: 'jajan.reportExt' } as const;

/** An absent name is left unchanged; an empty or undefined value removes it. */
export function noteTrail(news: { [Name in keyof Trail]: string | null | undefined }): void {
  for (const [name, value] of Object.entries(news))
    writeTab(KEYS[name as keyof Trail], value && value.length <= MAX_CHARS ? value : '');
}

export function trail(): Trail {
  const [adTrace, reportExt] = [readTab(KEYS.adTrace), readTab(KEYS.reportExt)];
  return { ...(adTrace ? { adTrace } : {}), ...(reportExt ? { reportExt } : {}) };
}
