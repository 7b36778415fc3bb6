import { host } from '#host';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { atom } from '../../lib/atom.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { part } from '../../ui/part.tsx';
import type { Go } from './open-link.ts';

export const openLinks = part(() => import('./open-link.ts'));
type OpenLinks = typeof import('./open-link.ts');

const isAddressDone = atom(false);

/**
 * Links that open the app, cold or warm, and what the first address asks for: one after the other,
 * each once. What they mean is in `open-link.ts`, which is loaded when there is one.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(() => {
    const go: Go = (to, options) => void latest.current(to, options);
    let before: Promise<void> = Promise.resolve();
    const then = (work: (module: OpenLinks) => void | Promise<void>): void => {
      before = before
        .then(openLinks.load)
        .then(work)
        .catch((error: unknown) => reportProblem('links.open', error));
    };
    const asked = new URLSearchParams(location.search);
    if (!isAddressDone.get() && (asked.has('redirect') || asked.has('gubed'))) {
      const { pathname, search } = location;
      then(({ openFromAddress }) => openFromAddress({ pathname, search }, go));
    }
    // Effects may run twice; the address is followed once.
    isAddressDone.set(true);
    return host.onLink((url) => then(({ openLink }) => openLink(url, 'deep-link', go)));
  }, []);
}
