import { type ComponentProps, createElement, useEffect } from 'react';
import { useLocation } from 'react-router';
import { reserveSlot } from '../../features/coupon/CouponParts.tsx';
import { cardHeart, pullToRefresh } from '../../screens/home/home-parts.tsx';
import { reportProblem } from '../../telemetry/report.ts';
import { offlineWays } from '../offline/OfflineScreen.tsx';
import { keepLoading, type Part, part } from '../../ui/part.tsx';
import { pageScreens } from '../late-screens.ts';

const reserveButton = part(() => import('../../features/flash/ReserveButton.tsx'), 'ReserveButton');

const load = (late: Part<unknown>) =>
  keepLoading(late, (error) => reportProblem('frame.late-part', error));

/** Loads what home and the offline screen have places for, and makes the place of a reservation on cards. */
export function useLateParts(): void {
  useEffect(() => {
    reserveSlot.set((asset, at) => createElement(Reserve, { asset, at }));
    const stops = [cardHeart, pullToRefresh, offlineWays].map(load);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Its code comes with the first card that can be reserved: most pages have none. */
function Reserve(props: ComponentProps<typeof reserveButton.WhenLoaded>) {
  useEffect(() => load(reserveButton), []);
  return createElement(reserveButton.WhenLoaded, props);
}

const routes = part(() => import('../routes.tsx'), 'loadPage');

/**
 * On pointerdown on a link, loads the screen's code and requests its data, before the finger is lifted.
 * One listener for all links, so that no card of the first screen carries it.
 */
export function usePrefetch(): void {
  useEffect(() => {
    const look = ({ target }: PointerEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin !== location.origin) return;
      const loaded = routes.load().then((loadPage) => loadPage(link.pathname, link.search));
      Promise.all([loaded, pageScreens.load()])
        // The screen makes the same requests and shows their errors.
        .catch(() => undefined);
    };
    document.addEventListener('pointerdown', look, { passive: true });
    return () => document.removeEventListener('pointerdown', look);
  }, []);
}

export const startScan = part(() => import('../../features/scan/StartScan.tsx'), 'StartScan');

/** The shortcut "scan" of a launcher. Only the flag of the address is known here. */
export function useScanShortcut(): void {
  const isWanted = useLocation().search.includes('scan=1');
  useEffect(() => {
    if (!isWanted) return;
    startScan.load().catch((error: unknown) => reportProblem('scan.shortcut', error));
  }, [isWanted]);
}
