import { waitingVersion } from '../waiting-version.ts';

/** The new version takes over, and the page starts again with it. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  waitingVersion()?.postMessage({ type: 'SKIP_WAITING' });
}
