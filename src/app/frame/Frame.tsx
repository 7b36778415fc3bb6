import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { queryClient } from '../../api/query.ts';
import { useFlag } from '../../features/remote-config/use-flag.ts';
import { storage } from '../../storage/storage.ts';
import { OfflineBanner } from '../offline/OfflineBanner.tsx';
import { OfflineScreen } from '../offline/OfflineScreen.tsx';
import { showsOffline } from '../offline/shows-offline.ts';
import { useNetstate } from '../offline/use-netstate.ts';
import { PageScreens } from './PageScreens.tsx';
import { TabBar } from './TabBar.tsx';
import { TabScreens } from './TabScreens.tsx';
import { tabOf } from './tabs.ts';
import { useHistoryStack } from './use-history-stack.ts';
import { useNativeBack } from './use-native-back.ts';

const Notices = lazy(() =>
  import('../notices/Notices.tsx').then((module) => ({ default: module.Notices })),
);

/** Offers of the app itself stay out of the way of the first load. */
const settledAfterMs = 3000;

function hasCachedHome(): boolean {
  return storage.get('homeCards') !== undefined || storage.get('homeStoreList') !== undefined;
}

/** The app around its screens: tabs or a page, the bottom bar, what shows without a network. */
export function Frame() {
  const { pathname } = useLocation();
  useHistoryStack();
  useNativeBack();
  const netstate = useNetstate();
  const hasExplore = useFlag('exploreTab');
  const tab = tabOf(pathname);
  const offline = showsOffline(netstate, tab === 'home', hasCachedHome);
  const isCovered = offline === 'screen';

  // Spec home 2: "Reconnection reloads."
  const wasOffline = useRef(netstate === 0);
  useEffect(() => {
    if (wasOffline.current && netstate !== 0) void queryClient.invalidateQueries();
    wasOffline.current = netstate === 0;
  }, [netstate]);

  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settledAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <TabScreens current={tab} isCovered={isCovered} />
      {tab === undefined && <PageScreens address={pathname} isCovered={isCovered} />}
      {isCovered && <OfflineScreen hasTabBar={tab !== undefined} />}
      {offline === 'banner' && <OfflineBanner />}
      {tab !== undefined && <TabBar current={tab} hasExplore={hasExplore || tab === 'explore'} />}
      {isSettled && (
        <Suspense fallback={null}>
          <Notices hasTabBar={tab !== undefined} />
        </Suspense>
      )}
    </>
  );
}
