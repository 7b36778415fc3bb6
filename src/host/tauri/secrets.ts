import { invoke } from '@tauri-apps/api/core';
import type { Host } from '../types.ts';

/** The host plugin's store: Keystore on Android, Keychain on iOS, a file of development on a desktop. */
export const secrets: Host['secrets'] = {
  read: async (key) =>
    (await invoke<string | null>('plugin:host|secret_read', { key })) ?? undefined,
  write: (key, value) => invoke('plugin:host|secret_write', { key, value }),
  remove: (key) => invoke('plugin:host|secret_remove', { key }),
};
