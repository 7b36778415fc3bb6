import { invoke } from '@tauri-apps/api/core';
import { failureOf } from './native-codes.ts';
import type { Host } from '../types.ts';

/** Serialises writes: commands run concurrently, and the last write must win. */
let queue: Promise<unknown> = Promise.resolve();

/** Text in a file of the app's data folder, written completely before the promise resolves. */
export const keyValue: Host['keyValue'] = {
  read: async () => new Map(Object.entries(await invoke<Record<string, string>>('kv_read'))),
  write: (key, value) => inOrder('kv_write', { key, value }),
  remove: (key) => inOrder('kv_remove', { key }),
};

function inOrder(command: string, parameters: Record<string, string>): Promise<void> {
  const done = queue.then(() => invoke<void>(command, parameters));
  queue = done.catch(() => undefined);
  return done.catch((error: unknown) => {
    throw new Error(failureOf(error).message, { cause: error });
  });
}
