import { useEffect, useRef, useState } from 'react';

/** An app that opens has taken over the screen by then. */
const openedWithinMs = 1600;

/**
 * Whether a tap on a link into the app has failed. Browsers fire no event for that: a page that is
 * still visible after a moment is the sign.
 */
export function useAppOpening(): { hasFailed: boolean; watch: () => void } {
  const [hasFailed, setHasFailed] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const watch = (): void => {
    stop.current();
    setHasFailed(false);
    const timer = setTimeout(() => {
      setHasFailed(document.visibilityState === 'visible');
    }, openedWithinMs);
    const left = (): void => clearTimeout(timer);
    document.addEventListener('visibilitychange', left, { once: true });
    window.addEventListener('pagehide', left, { once: true });
    stop.current = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', left);
      window.removeEventListener('pagehide', left);
    };
  };
  return { hasFailed, watch };
}
