/** As `storage.ts`, for the keys that the first screen does not need. */
import {
  type FamilyName,
  type FamilyValue,
  laterFamilies,
  type LaterKey,
  type LaterValue,
  laterSchema,
} from './later-schema.ts';
import type { StorageEntry } from './schema.ts';
import { entries, USER_PREFIX } from './storage.ts';

/** The key as the host keeps it. */
export function laterKeyText(key: LaterKey): string {
  const entry: StorageEntry<unknown> = laterSchema[key];
  return entry.scope === 'user' ? USER_PREFIX + key : key;
}

function get<Key extends LaterKey>(key: Key): LaterValue<Key> | undefined {
  return entries.readAt(laterKeyText(key), laterSchema[key]) as LaterValue<Key> | undefined;
}

function set<Key extends LaterKey>(key: Key, value: LaterValue<Key>): void {
  void keep(key, value);
}

/** As `set`; gives whether it will be there after the page is gone. */
function keep<Key extends LaterKey>(key: Key, value: LaterValue<Key>): Promise<boolean> {
  return entries.writeAt(laterKeyText(key), laterSchema[key], value);
}

function remove(key: LaterKey): void {
  entries.remove(laterKeyText(key));
}

export const laterStorage = { get, set, keep, remove };

/** The entries of one family, by id. */
export function laterFamily<Name extends FamilyName>(name: Name) {
  const keyOf = (id: string): string => `${USER_PREFIX}${name}_${id}`;
  return {
    get: (id: string) =>
      entries.readAt(keyOf(id), laterFamilies[name]) as FamilyValue<Name> | undefined,
    keep: (id: string, value: FamilyValue<Name>): Promise<boolean> =>
      entries.writeAt(keyOf(id), laterFamilies[name], value),
    remove: (id: string): void => entries.remove(keyOf(id)),
  };
}
