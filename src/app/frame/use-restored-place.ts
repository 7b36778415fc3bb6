import { host } from '#host';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { storedLastPlace } from '../../features/navigation/stored-keys.ts';
import { isWithin, MAX_AWAY_MS } from '../../lib/away.ts';
import { clock } from '../../lib/now.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { openLinks } from './use-links.ts';

/**
 * A phone ends apps in the background. Opened again, the app shows the page that was open, over home; after
 * a longer absence it starts at home. A browser does that by the address. What was typed there is kept by `useKeptWords`.
 */
export function useRestoredPlace(): void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(() => {
    const { wasRestored } = host;
    if (!wasRestored) return undefined;
    const left = storedLastPlace.get();
    storedLastPlace.remove();
    const reopen = async (): Promise<void> => {
      // Always asked: the answer is given once, and belongs to this start.
      const isRestored = await wasRestored();
      if (!isRestored || !left || !isWithin(MAX_AWAY_MS, left.atMs)) return;
      const { reopenPlace } = await openLinks.load();
      reopenPlace(left.path, (to, options) => void latest.current(to, options));
    };
    reopen().catch((error: unknown) => reportProblem('frame.restore', error));
    const note = (): void => {
      if (document.visibilityState !== 'hidden') return;
      const { pathname, search } = window.location;
      storedLastPlace.set({ path: pathname + search, atMs: clock.nowMs() });
    };
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
}
