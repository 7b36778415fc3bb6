/**
 * Persistent values, read synchronously from memory and written through to the host. Values are
 * accessed by their `storedKey`; this module has what they share.
 *
 * Invariant: a read returns a value of the declared shape or undefined. An invalid value, by an older
 * version, by hand or by a hostile page, is dropped and reported.
 */
import { type GenericSchema, safeParse } from 'valibot';
import type { Host } from '../host/types.ts';
import { listeners } from '../lib/listeners.ts';

/** User scope: the prefix, and legacy names without it. Add no name. */
const USER_SCOPE =
  /^(?:my\..*|tokenInfo|memberId|lapsedUserId|pendingAction|homeCards|homeStoreList)$/;

export interface StoredEntry<Value> {
  readonly name: string;
  readonly schema: GenericSchema<unknown, Value>;
  /** Bytes of JSON text, as UTF-16 units. A larger value is not stored. */
  readonly maxLength: number;
  /** Carries the app's version code, and is dropped when that changes (spec home 9). */
  readonly version: boolean;
}

interface Opened {
  texts: Map<string, string>;
  /** What the host holds of the values whose last change it has not taken: on its way, or refused. */
  behind: Map<string, string | undefined>;
  host: Host['keyValue'];
  versionCode: string;
  report: (what: string, error: unknown) => void;
}

let opened: Opened | undefined;
const changes = listeners<string>();

/** Loads all values; the composition root calls it first. */
export async function openStorage(options: Omit<Opened, 'texts' | 'behind'>): Promise<void> {
  opened = { ...options, texts: new Map(await options.host.read()), behind: new Map() };
  options.host.onOutsideChange?.(adopt);
}

/**
 * Adopts another tab's changes of user values: a login, a logout, another user. Values of the
 * device stay as they were when this page started: its language must not change meanwhile.
 */
function adopt(key?: string, text?: string): void {
  if (key === undefined) {
    // Deleting during the iteration of a Map is safe.
    for (const each of store().texts.keys()) adopt(each);
    return;
  }
  if (!isOfUser(key)) return;
  const { texts, behind } = store();
  behind.delete(key);
  if (texts.get(key) === text) return;
  if (text === undefined) texts.delete(key);
  else texts.set(key, text);
  changes.tell(key);
}

export function isOfUser(key: string): boolean {
  return USER_SCOPE.test(key);
}

/**
 * Reads the value again: another tab may have changed it before its event arrives. A change that the
 * host has not taken stays, unless another tab has written since.
 */
async function reread(key: string): Promise<void> {
  const { host, behind } = store();
  const text = (await host.read()).get(key);
  if (!behind.has(key) || behind.get(key) !== text) adopt(key, text);
}

/** Takes what the host holds, also in place of a value that it has refused. */
async function revert(key: string): Promise<void> {
  adopt(key, (await store().host.read()).get(key));
}

function store(): Opened {
  if (!opened) throw new Error('openStorage has not finished');
  return opened;
}

function read<Value>(entry: StoredEntry<Value>): Value | undefined {
  const { texts, versionCode, report } = store();
  const key = entry.name;
  const text = texts.get(key);
  if (text === undefined) return undefined;
  // Reported without the value, which may be a token: JavaScript engines quote it in their error.
  const stored = parseJson(text);
  const value = stored === undefined ? undefined : unwrap(entry, stored, versionCode);
  if (value === OUTDATED) {
    outdated.add(key);
    remove(key);
    return undefined;
  }
  const parsed = safeParse(entry.schema, value);
  if (parsed.success && stored !== undefined) return parsed.output;
  const [issue] = parsed.issues ?? [];
  const where = issue?.path?.map((item) => String(item.key)).join('.') ?? '';
  const what = stored === undefined ? 'not JSON' : `${issue?.type ?? 'shape'} ${where}`;
  report(`storage.${key}`, new Error(what.trim()));
  remove(key);
  return undefined;
}

/** Undefined when it is not JSON: no JSON text parses to undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller reports it with its key.
    return undefined;
  }
}

const OUTDATED = Symbol('of another version of the app');
/** Names of values of another app version that were dropped in this run. */
const outdated = new Set<string>();

/** The value of an entry that carries the app's version; undefined when it carries none. */
function unwrap(entry: StoredEntry<unknown>, stored: unknown, versionCode: string): unknown {
  if (!entry.version) return stored;
  if (
    typeof stored !== 'object' ||
    stored === null ||
    !('versionCode' in stored) ||
    !('value' in stored)
  ) {
    return undefined;
  }
  return stored.versionCode === versionCode ? stored.value : OUTDATED;
}

/** Resolves to whether the host stored it; a refused value stays in memory for this page. */
function write<Value>(entry: StoredEntry<Value>, value: Value): Promise<boolean> {
  const { texts, host, versionCode, report } = store();
  const key = entry.name;
  const before = texts.get(key);
  const text = JSON.stringify(entry.version ? { versionCode, value } : value);
  if (text.length > entry.maxLength) {
    report(
      `storage.${key}`,
      new Error(`${text.length} characters, over the limit of ${entry.maxLength}`),
    );
    return Promise.resolve(false);
  }
  if (before === text) return Promise.resolve(true);
  texts.set(key, text);
  const written = writeThrough(key, before, host.write(key, text));
  changes.tell(key);
  return written;
}

function remove(key: string): void {
  const { texts, host } = store();
  const before = texts.get(key);
  if (!texts.delete(key)) return;
  void writeThrough(key, before, host.remove(key));
  changes.tell(key);
}

/** Follows a change from `before` to what memory holds now. Resolves to whether the host has taken it. */
function writeThrough(
  key: string,
  before: string | undefined,
  written: Promise<void>,
): Promise<boolean> {
  const { texts, behind, report } = store();
  const text = texts.get(key);
  if (!behind.has(key)) behind.set(key, before);
  return written.then(
    () => {
      if (texts.get(key) === text) behind.delete(key);
      else behind.set(key, text);
      return true;
    },
    (error: unknown) => {
      report(`storage.${key}`, error);
      return false;
    },
  );
}

/** Removes everything in user scope except `kept`. */
function removeUserScope(kept: readonly string[] = []): void {
  for (const key of store().texts.keys()) {
    if (isOfUser(key) && !kept.includes(key)) remove(key);
  }
}

/** Whether a value was dropped because it was of another version of the app. */
function wasOutdated(key: string): boolean {
  return outdated.has(key);
}

/** Lengths by key, for the storage view of developer options. */
function sizes(): ReadonlyMap<string, number> {
  return new Map([...store().texts].map(([key, text]) => [key, text.length]));
}

/** For `stored-key.ts` alone. */
export const entries = { read, write, remove };

/** `remove` takes any name: values that are no longer declared have to be removable. */
export const storage = {
  remove,
  removeUserScope,
  reread,
  revert,
  wasOutdated,
  sizes,
  onChange: changes.add,
};
