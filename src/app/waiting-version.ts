/** The service worker of a newer version of the app that waits to take over. */
import { atom } from '../lib/atom.ts';

/** A worker that is busy with a request takes over when that ends; the tap is not left without an answer. */
const PATIENCE_MS = 3000;

/** The new version takes over, and the page starts again with it. */
export function applyUpdate(): void {
  const reload = (): void => {
    clearTimeout(timer);
    location.reload();
  };
  const timer = setTimeout(reload, PATIENCE_MS);
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  waitingVersion.get()?.postMessage({ type: 'SKIP_WAITING' });
}

export const waitingVersion = atom<ServiceWorker | undefined>(undefined);
