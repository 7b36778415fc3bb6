/** What stays on the device: values, and secrets. */
import { invoke } from '@tauri-apps/api/core';
import { oneByOne } from '../../lib/one-by-one.ts';
import type { Host } from '../types.ts';
import { failureOf } from './native-codes.ts';

/** Commands run concurrently, and the last write must win. */
const [inTurn, secretsInTurn] = [oneByOne(), oneByOne()];

/** Text in a file of the app's data folder, written completely before the promise resolves. */
export const keyValue: Host['keyValue'] = {
  read: async () => new Map(Object.entries(await invoke<Record<string, string>>('kv_read'))),
  write: (key, value) => withMessage(inTurn(() => invoke<void>('kv_write', { key, value }))),
  remove: (key) => withMessage(inTurn(() => invoke<void>('kv_remove', { key }))),
};

/**
 * The host plugin's store: Keystore on Android, Keychain on iOS, a development file on a desktop.
 * Accepts only the names that the native side lists (`secret_rules.rs`, `Secrets.kt`). Rejects when the
 * store cannot be read, which is not the same as an absent value: before the first unlock after a boot
 * no user may be logged out.
 */
export const secrets: Host['secrets'] = {
  read: async (key) =>
    (await inOrder<string | null>('plugin:host|secret_read', { key })) ?? undefined,
  write: (key, value) => inOrder('plugin:host|secret_write', { key, value }),
  remove: (key) => inOrder('plugin:host|secret_remove', { key }),
};

function inOrder<Answer>(command: string, parameters: Record<string, string>): Promise<Answer> {
  return withMessage(secretsInTurn(() => patiently<Answer>(command, parameters)));
}

/** A phone's secure store fails for a moment after a start, or while it is busy. */
const PAUSES_MS = [300, 1500];

async function patiently<Answer>(
  command: string,
  parameters: Record<string, string>,
): Promise<Answer> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await invoke<Answer>(command, parameters);
    } catch (error) {
      // Of a name or a text that the store never takes.
      if (failureOf(error).message.startsWith('refused')) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return invoke<Answer>(command, parameters);
}

function withMessage<Answer>(done: Promise<Answer>): Promise<Answer> {
  return done.catch((error: unknown) => {
    throw new Error(failureOf(error).message, { cause: error });
  });
}
