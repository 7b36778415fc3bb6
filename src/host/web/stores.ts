import type { Host } from '../types.ts';

/** What stays in the browser: values, and secrets. */
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

/** Not the prefix of `keyValue`: secrets are not read at boot and not shown in developer options. */
const SECRET_PREFIX = 'jajan-secret.';

/** Spec home 3 keeps token info in local storage; a browser has no safer persistent store for script. */
export const secrets: Host['secrets'] = {
  read: (key) => attempt(() => localStorage.getItem(SECRET_PREFIX + key) ?? undefined),
  write: (key, value) => attempt(() => localStorage.setItem(SECRET_PREFIX + key, value)),
  remove: (key) => attempt(() => localStorage.removeItem(SECRET_PREFIX + key)),
};

/** Rejects when the browser refuses: private mode, full disk. */
function attempt<Value>(work: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
