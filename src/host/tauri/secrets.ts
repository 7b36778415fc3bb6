import { invoke } from '@tauri-apps/api/core';
import type { Host } from '../types.ts';
import { failureOf } from './native-codes.ts';

/** As with other values, the last change must win. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * The host plugin's store: Keystore on Android, Keychain on iOS, a file of development on a desktop.
 * Only the names that the native side knows (`secret_rules.rs`, `Secrets.kt`). A store that cannot be
 * read now rejects, which is not the same as nothing stored: a phone that was not unlocked since its
 * start must not log anyone out.
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
