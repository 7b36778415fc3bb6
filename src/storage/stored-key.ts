/**
 * One persistent value. Keys are declared in the `stored-keys.ts` of their owner and nowhere
 * else; `tests/contract/stored.test.ts` lists them all.
 *
 * Invariant: a name is never changed, because a released version has stored a value by it. A name
 * with the prefix `my.` is in user scope: removed by a logout, and changes of another tab are
 * adopted at once. All others belong to the device. A value that does not parse is dropped and
 * reported, never used.
 */
import type { GenericSchema } from 'valibot';
import { entries, type StoredEntry } from './storage.ts';

export interface StoredKey<Value> extends StoredEntry<Value> {
  get: () => Value | undefined;
  /** A value that is over the limit, or that the host refuses, is reported, not thrown. */
  set: (value: Value) => void;
  /** As `set`; resolves to whether the value will be there after the page is gone. */
  keep: (value: Value) => Promise<boolean>;
  remove: () => void;
}

export function storedKey<Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
  options: { maxLength?: number; version?: boolean } = {},
): StoredKey<Value> {
  const entry = { name, schema, maxLength: 4096, version: false, ...options };
  return {
    ...entry,
    get: () => entries.read(entry),
    set: (value) => void entries.write(entry, value),
    keep: (value) => entries.write(entry, value),
    remove: () => entries.remove(name),
  };
}
