import type { Host } from '../types.ts';

/** Spec home 3 keeps token info in local storage; a browser has nothing safer that lasts. */
export const secrets: Host['secrets'] = {
  read: (key) => Promise.resolve(localStorage.getItem(key) ?? undefined),
  write: (key, value) => attempt(() => localStorage.setItem(key, value)),
  remove: (key) => attempt(() => localStorage.removeItem(key)),
};

function attempt(work: () => void): Promise<void> {
  return new Promise((resolve) => {
    work();
    resolve();
  });
}
