import { useEffect, useState } from 'react';
import { clock } from '../../lib/now.ts';

const MINUTE_MS = 60_000;

/** The server's time, updated each minute and when the page becomes visible. */
export function useMinute(): number {
  const [nowMs, setNowMs] = useState(() => clock.nowMs());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const now = clock.nowMs();
      setNowMs(now);
      timer = setTimeout(tick, MINUTE_MS - (now % MINUTE_MS) + 50);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return nowMs;
}
