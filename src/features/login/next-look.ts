/**
 * Resolves after `durationMs` while visible, at once when the app comes to the front or the network
 * is back, and on abort. A hidden page does not poll.
 */
export function nextLook(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const seen = () => {
      if (document.visibilityState === 'visible') end();
    };
    // Elapsed while hidden: coming to the front ends it.
    const timer = setTimeout(seen, durationMs);
    function end(): void {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', end);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', end);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
