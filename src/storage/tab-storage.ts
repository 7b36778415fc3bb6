/**
 * Texts that survive a reload but not the tab, in the browser's session storage.
 *
 * Invariant: nothing here throws. Where the browser forbids the storage, or it is full, the app
 * works and loses these at a reload.
 */

/** Every key with its content. */
type TabKey =
  /** The pages of this visit. Spec home 2 names the key. */
  | 'historyStack'
  /** Where the visit came from, as a query. */
  | 'jajan.entry'
  /** Spec home 3: a UUID. */
  | 'jajan.sessionId'
  /** The last advertisement that led here. Spec home 3 "Session storage". */
  | 'jajan.adTrace'
  /** The list's report note of the last opened store or voucher. Spec home 3 "report ext". */
  | 'jajan.reportExt'
  /** The search that found it. Spec home 3 "search ids". */
  | 'jajan.searchIds'
  /** What was searched for. Spec home 2 "Search bar". */
  | 'jajan.search'
  /** The version for which a stale page was reloaded. */
  | 'jajan.reloadedFor'
  /** How often the page has restarted itself; reset when it worked. */
  | 'jajan.bootTries'
  /** The time of the last run's failure that has been reported. */
  | 'jajan.failureReported';

export function readTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** An empty text removes the key. False when it cannot be stored. */
export function writeTab(key: TabKey, text: string): boolean {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
