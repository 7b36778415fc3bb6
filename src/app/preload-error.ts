/**
 * A chunk that cannot be loaded mostly means that a new version was deployed and the old files are
 * gone. Then the page is reloaded, once: a second failure in a row, or one without a network, would
 * only loop.
 */
const storageKey = 'reloadedForChunkAtMs';
const againAfterMs = 60_000;

/** `reloadedAtMs` is what session storage holds, as text. */
export function shouldReload(isOnline: boolean, reloadedAt: string | null, nowMs: number): boolean {
  if (!isOnline) return false;
  if (reloadedAt === null) return true;
  const elapsedMs = nowMs - Number(reloadedAt);
  return !(elapsedMs < againAfterMs);
}

/** Call at start. */
export function reloadOnMissingChunk(nowMs: () => number): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (!shouldReload(navigator.onLine, sessionStorage.getItem(storageKey), nowMs())) return;
      sessionStorage.setItem(storageKey, String(nowMs()));
    } catch {
      // Without session storage nothing would stop the loop; the failure screen has a reload button.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
