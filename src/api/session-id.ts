import { randomId } from '../host/random-id.ts';
import { isUuid } from '../lib/uuid.ts';
import { readTab, writeTab } from '../storage/tab-storage.ts';

let known: string | undefined;

/** Of this visit: in session storage, so that it survives a reload (spec home 3). */
export function sessionId(): string {
  if (known !== undefined) return known;
  const kept = readTab('jajan.sessionId') ?? '';
  known = isUuid(kept) ? kept : randomId();
  if (known !== kept) writeTab('jajan.sessionId', known);
  return known;
}
