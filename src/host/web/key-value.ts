import type { Host } from '../types.ts';

/** Prefix of our keys in local storage. */
const PREFIX = 'jajan.';

/** Local storage. Writing rejects when the browser refuses: private mode, full disk. */
export const keyValue: Host['keyValue'] = {
  read: () => Promise.resolve(readAll()),
  write: (key, value) => attempt(() => localStorage.setItem(PREFIX + key, value)),
  remove: (key) => attempt(() => localStorage.removeItem(PREFIX + key)),
  onOutsideChange: (listener) => {
    const hear = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea === sessionStorage) return;
      if (key === null) listener();
      else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length), newValue ?? undefined);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};

function readAll(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index);
      const value = key?.startsWith(PREFIX) ? localStorage.getItem(key) : null;
      if (key && value !== null) found.set(key.slice(PREFIX.length), value);
    }
  } catch {
    // Storage is disabled: the app works without persistence.
    return new Map();
  }
  return found;
}

function attempt(action: () => void): Promise<void> {
  try {
    action();
    return Promise.resolve();
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}
