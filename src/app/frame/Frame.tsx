import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { host } from '#host';
import { queryClient } from '../../api/query.ts';
import { useFlag } from '../../features/remote-config/use-flag.ts';
import { useText } from '../../i18n/i18n.ts';
import { pathnames } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { pageScreens } from '../late-screens.ts';
import { useHistoryStack, usePageView } from '../use-page-view.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { useDownloadBar } from '../notices/use-download-bar.tsx';
import { useHeldBack } from '../outdated/is-held-back.ts';
import { OfflineBanner, OfflineScreen } from '../offline/OfflineScreen.tsx';
import { isUnreachable, showsOffline, useNetstate } from '../offline/offline-state.ts';
import { keepLoading, part, usePart } from '../../ui/part.tsx';
import { ScreenTop } from '../../ui/screen-top.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { Arrival } from './Arrival.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import { TabBar } from './TabBar.tsx';
import { TabScreens } from './TabScreens.tsx';
import { type TabName, tabOf } from './tabs.ts';
import { storedHomeCards } from '../../features/home-cards/stored-keys.ts';
import { storedOrders } from '../../features/order/stored-keys.ts';
import { storedMalls } from '../../features/mall/stored-keys.ts';
import { storedCategories } from '../../features/poi-list/stored-keys.ts';
import { storedRanks } from '../../features/rank/stored-keys.ts';
import { storedSearchHistory } from '../../features/search/stored-keys.ts';
import { storedHomeStoreList } from '../../features/store-list/stored-keys.ts';
import { storedVideos } from '../../features/video/stored-keys.ts';
import { storedCoupons, storedWallet } from '../../features/wallet/stored-keys.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { afterFirstScreen, noteFirstScreen } from '../../ui/first-screen.ts';

export const lateFrame = part(() => import('./LateFrame.tsx'), 'LateFrame');

/**
 * Loads the late frame: behind home and the pages of links when they show what they are for, elsewhere and in
 * the shell, where its code is at hand, at once. A failed load is retried.
 */
export function useLateFrame(): void {
  const [isFirst] = useState(
    document.documentElement.dataset['view'] !== 'other' && host.kind !== 'APP',
  );

  useEffect(() => {
    // Only these have something that is worth waiting for.
    if (!isFirst) noteFirstScreen();
    let stopLoading: (() => void) | undefined;
    const stopWaiting = afterFirstScreen(() => {
      stopLoading = keepLoading(lateFrame, (error) => reportProblem('frame.late', error));
    });
    return () => {
      stopWaiting();
      stopLoading?.();
    };
  }, [isFirst]);
}

type Place = TabName | 'wallet' | 'voucher' | 'rank' | 'category' | 'malls' | 'search' | 'writing';

/** The places that are something without a network. */
function placeOf(tab: TabName | undefined, pathname: string): Place | undefined {
  if (tab) return tab;
  if (pathname === pathnames.myCouponList) return 'wallet';
  if (pathname === pathnames.couponDetail) return 'voucher';
  if (pathname === pathnames.rank) return 'rank';
  if (pathname === pathnames.categoryPoiList) return 'category';
  if (pathname === pathnames.mall || pathname === pathnames.shoppingMallListPage) return 'malls';
  if (pathname === pathnames.searchDishes) return 'search';
  return pathname === pathnames.reviewEdit ? 'writing' : undefined;
}

const KEPT: Readonly<Record<Place, readonly { get(): unknown }[]>> = {
  home: [storedHomeCards, storedHomeStoreList],
  explore: [storedVideos],
  order: [storedOrders, storedCoupons],
  // Of a member with vouchers: it leads to them.
  account: [storedCoupons],
  wallet: [storedCoupons],
  voucher: [storedWallet],
  rank: [storedRanks],
  category: [storedCategories],
  malls: [storedMalls],
  search: [storedSearchHistory],
  writing: [],
};

function hasCached(place: Place): boolean {
  return KEPT[place].some((key) => key.get() !== undefined);
}

/** The app around its screens: tabs or a page, the bottom bar, what shows without a network. */
export function Frame() {
  const { pathname, search } = useLocation();
  const text = useText();
  usePageView({ pathname, search });
  useHistoryStack();
  const netstate = useNetstate();
  const hasExplore = useFlag('exploreTab');
  const isOutdated = useHeldBack();
  // Spec home 2, back-to-home event: the tab is shown before the address says so.
  const [announcedTab, setAnnouncedTab] = useState<TabName>();
  const tab = isOutdated ? undefined : (announcedTab ?? tabOf(pathname));
  const place = placeOf(tab, pathname);
  const offline = isOutdated
    ? 'nothing'
    : showsOffline(netstate, place, () => place !== undefined && hasCached(place));
  const isCovered = offline === 'screen';
  const isUnanswered = useAtom(isUnreachable);
  const hasBanner = offline === 'banner' || (isUnanswered && tab === 'home' && hasCached('home'));

  // Spec home 2: "Reconnection reloads."
  const wasOffline = useRef(netstate === 0);
  useEffect(() => {
    if (wasOffline.current && netstate !== 0) {
      toast(text('frame.backOnline'));
      void queryClient.invalidateQueries();
    }
    wasOffline.current = netstate === 0;
  }, [netstate, text]);

  const bar = useDownloadBar(isOutdated);
  useLateFrame();
  // As in `PageScreens`: otherwise a page is shown 300 ms after the fallback at the earliest.
  usePart(pageScreens);

  return (
    <ScreenTop value={bar}>
      <TabScreens current={tab} isCovered={isCovered} />
      {tab === undefined && (
        <CrashBoundary where="pages" address={pathname}>
          <Suspense fallback={<ScreenLoading />}>
            <pageScreens.Part address={pathname} isCovered={isCovered} />
          </Suspense>
        </CrashBoundary>
      )}
      {isCovered && (
        <Arrival
          title={`${text('frame.offlineTitle')} · ${text('common.appName')}`}
          place="offline"
        >
          <OfflineScreen hasTabBar={tab !== undefined} />
        </Arrival>
      )}
      {hasBanner && (
        <OfflineBanner isUnreachable={offline !== 'banner'} hasTabBar={tab !== undefined} />
      )}
      {tab !== undefined && <TabBar current={tab} hasExplore={hasExplore} />}
      <lateFrame.WhenLoaded hasTabBar={tab !== undefined} onTab={setAnnouncedTab} />
    </ScreenTop>
  );
}
