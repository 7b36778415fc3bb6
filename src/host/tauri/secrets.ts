import { invoke } from '@tauri-apps/api/core';
import type { Host } from '../types.ts';
import { failureOf } from './native-codes.ts';

/** Serialises writes, as in `key-value.ts`: the last one must win. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * The host plugin's store: Keystore on Android, Keychain on iOS, a development file on a desktop.
 * Accepts only the names that the native side lists (`secret_rules.rs`, `Secrets.kt`). Rejects when the
 * store cannot be read, which is not the same as an absent value: before the first unlock after a boot
 * nobody may be logged out.
 */
export const secrets: Host['secrets'] = {
  read: async (key) =>
    (await inOrder<string | null>('plugin:host|secret_read', { key })) ?? undefined,
  write: (key, value) => inOrder('plugin:host|secret_write', { key, value }),
  remove: (key) => inOrder('plugin:host|secret_remove', { key }),
};

function inOrder<Answer>(command: string, parameters: Record<string, string>): Promise<Answer> {
  const done = queue.then(() => invoke<Answer>(command, parameters));
  queue = done.catch(() => undefined);
  return done.catch((error: unknown) => {
    throw new Error(failureOf(error).message, { cause: error });
  });
}
