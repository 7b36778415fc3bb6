import type { Host } from '../types.ts';

/** Not the prefix of `keyValue`: secrets are not read at boot and not shown in developer options. */
const PREFIX = 'jajan-secret.';

/** Spec home 3 keeps token info in local storage; a browser has no safer persistent store for script. */
export const secrets: Host['secrets'] = {
  read: (key) => attempt(() => localStorage.getItem(PREFIX + key) ?? undefined),
  write: (key, value) => attempt(() => localStorage.setItem(PREFIX + key, value)),
  remove: (key) => attempt(() => localStorage.removeItem(PREFIX + key)),
};

/** Rejects when the browser refuses: private mode, full disk. */
function attempt<Value>(work: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
