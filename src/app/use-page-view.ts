import { host } from '#host';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { atom } from '../lib/atom.ts';
import { track } from '../telemetry/report.ts';
import { noteTrail } from '../telemetry/trail.ts';
import { noteStep } from '../features/navigation/history.ts';

/** Spec home 9: the page view event comes 1 s after the page; who has left by then has not seen it. */
export const PAGE_VIEW_DELAY_MS = 1000;

const lastSeen = atom<string | undefined>(undefined);

/** Which store, review or voucher a page is of; where one came from and what is open on it is not. */
const IDENTITY = /^id$|Id$/;

/** Tracks page views without their query; store A and then store B are two views. */
export function usePageView({ pathname, search }: { pathname: string; search: string }): void {
  const query = new URLSearchParams(search);
  const adTrace = query.get('adTrace');
  const identity = [...query].filter(([name]) => IDENTITY.test(name)).join(' ');
  useEffect(() => {
    if (adTrace) noteTrail({ adTrace });
  }, [adTrace]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const from = lastSeen.get();
      track('page', { host: host.kind, ...(from === undefined ? {} : { from }) });
      lastSeen.set(pathname);
    }, PAGE_VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, identity]);
}

/** Records each navigation of this visit, so that "back" knows whether a page of the app is before it. */
export function useHistoryStack(): void {
  const { key, pathname } = useLocation();
  const step = useNavigationType();
  useLayoutEffect(() => {
    noteStep(step, { key, pathname });
  }, [key, pathname, step]);
}
