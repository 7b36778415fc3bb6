/**
 * Where this visit came from: read from the first address, renewed by each link that opens the app
 * again, and kept for the visit, because a navigation leaves the query behind.
 */
import { entryValues, type EntryValues, mergedEntry } from './entry-values.ts';

const STORAGE_KEY = 'jajan.entry';

let query: string | undefined;
let values: EntryValues | undefined;

export function entry(): EntryValues {
  return values ?? adoptEntry(location.search);
}

/** A link has opened the app: what it says of channel, source and ids holds from now on. */
export function adoptEntry(search: string): EntryValues {
  query = mergedEntry(query ?? read(), search);
  values = entryValues(query);
  try {
    sessionStorage.setItem(STORAGE_KEY, query);
  } catch {
    // A forbidden session storage costs the values after a reload, nothing more.
  }
  return values;
}

function read(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}
