/**
 * Where this visit came from: read from the first address, renewed by each link that opens the app
 * again, and kept for the visit, because a navigation leaves the query behind.
 */
import { readTab, writeTab } from '../../storage/tab-storage.ts';
import { entryValues, type EntryValues, mergedEntry } from './entry-values.ts';

let query: string | undefined;
let values: EntryValues | undefined;

export function entry(): EntryValues {
  return values ?? adoptEntry(location.search);
}

/** A link has opened the app: what it says of channel, source and ids holds from now on. */
export function adoptEntry(search: string): EntryValues {
  query = mergedEntry(query ?? readTab('jajan.entry') ?? '', search);
  values = entryValues(query);
  writeTab('jajan.entry', query);
  return values;
}
