/**
 * Attribution of this visit: read from the first address, updated by each link that opens the app
 * again, and kept because a navigation drops the query.
 */
import { readTab, writeTab } from '../../storage/tab-storage.ts';
import { entryValues, type EntryValues, mergedEntry } from './entry-values.ts';

let query: string | undefined;
let values: EntryValues | undefined;

export function entry(): EntryValues {
  return values ?? adoptEntry(location.search);
}

/** A link opened the app: its channel, source and ids apply from now on. */
export function adoptEntry(search: string): EntryValues {
  query = mergedEntry(query ?? readTab('jajan.entry') ?? '', search);
  values = entryValues(query);
  writeTab('jajan.entry', query);
  return values;
}
