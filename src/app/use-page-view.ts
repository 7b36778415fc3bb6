import { host } from '#host';
import { useEffect } from 'react';
import { track } from '../telemetry/report.ts';

/** Spec home 9: the page view event comes 1 s after the page; who has left by then has not seen it. */
export const PAGE_VIEW_DELAY_MS = 1000;

let lastSeen: string | undefined;

/** Tells of each page that was looked at, without its query. */
export function usePageView(pathname: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      track('page', { host: host.kind, ...(lastSeen === undefined ? {} : { from: lastSeen }) });
      lastSeen = pathname;
    }, PAGE_VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}
