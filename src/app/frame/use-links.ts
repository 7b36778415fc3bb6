import { host } from '#host';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { atom } from '../../lib/atom.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { part } from '../../ui/part.tsx';
import type { Go } from './open-link.ts';
import { storedLastPlace } from '../../features/navigation/stored-keys.ts';
import { isWithin, MAX_AWAY_MS } from '../../lib/away.ts';
import { clock } from '../../lib/now.ts';
import { resolveLink } from '../../features/links/resolve-link.ts';
import { paths } from '../../paths.ts';
import { afterOverlays, closeAll } from '../../ui/layer/back-stack.ts';
import { type TabName, tabOf } from './tabs.ts';

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

/** Spec home 9: back-to-home replace. */
export const replaceAfterMs = 500;

/**
 * Spec home 2: "A back-to-home event from the native shell switches the tab to the given path and
 * navigates with replace after 500 ms." Gives the tab that is shown meanwhile. What is no tab of
 * ours is home.
 */
export function useBackToHome(): TabName | undefined {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const [wanted, setWanted] = useState<TabName>();
  const here = tabOf(pathname);
  if (wanted !== undefined && wanted === here) setWanted(undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = host.onBackToHome((raw) => {
      const target = resolveLink(raw, 'shell');
      const tab = target.kind === 'route' ? tabOf(target.to.pathname) : undefined;
      if (tab === undefined) reportProblem('links.backToHome', new Error('not a tab'));
      const to = target.kind === 'route' && tab !== undefined ? target.to : paths.home();
      closeAll();
      setWanted(tab ?? 'home');
      clearTimeout(timer);
      timer = setTimeout(() => {
        afterOverlays(() => void latest.current(to, { replace: true }));
      }, replaceAfterMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);

  return wanted;
}
