import { Activity, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { beginVisit, resetUnread, useUnread } from '../../features/unread/unread.ts';
import { useText } from '../../i18n/i18n.ts';
import { HomeScreen } from '../../screens/home/HomeScreen.tsx';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { tabScreens } from '../late-screens.ts';
import { Arrival } from './Arrival.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import { tabs, type TabName } from './tabs.ts';

interface TabScreensProps {
  current: TabName | undefined;
  /** Behind the offline screen. */
  isCovered: boolean;
}

/**
 * Each tab is mounted on its first visit and then only shown or hidden: lists, scroll positions and
 * half-made choices stay. Hidden, its effects are off, so no timer and no query of it runs.
 *
 * A page covers the whole view. To put a long list away takes longer than to draw the page's shape, so
 * the tab below is hidden after the page has been painted; from readers it is hidden at once.
 */
export function TabScreens({ current, isCovered }: TabScreensProps) {
  const before = useDeferredValue(current);
  return (
    <div aria-hidden={!current || undefined}>
      <Tabs current={current ?? before} isCovered={isCovered} />
    </div>
  );
}

const Home = memo(HomeScreen);

const Tabs = memo(({ current, isCovered }: TabScreensProps) => {
  const text = useText();
  const [visited, setVisited] = useState<readonly TabName[]>(current ? [current] : []);
  if (current && !visited.includes(current)) setVisited([...visited, current]);

  // Spec home 2: "Opening the account tab triggers a reset of its unread state." What comes while it
  // is open has been seen too.
  const newOnAccount = useUnread().account.totalUnread;
  useEffect(() => {
    if (current === 'account') beginVisit('account');
  }, [current]);
  useEffect(() => {
    if (current === 'account' && newOnAccount > 0) void resetUnread('account');
  }, [current, newOnAccount]);

  return tabs
    .filter(({ name }) => visited.includes(name))
    .map(({ name, label }) => {
      const Screen = name === 'home' ? Home : tabScreens[name].Part;
      // Spec: the home page is the app itself.
      const title =
        name === 'home' ? text('common.appName') : `${text(label)} · ${text('common.appName')}`;
      return (
        <Activity key={name} mode={name === current && !isCovered ? 'visible' : 'hidden'}>
          <CrashBoundary where={name} hasTabBar>
            <Suspense fallback={<ScreenLoading />}>
              <Arrival title={title} place={name}>
                <Screen />
              </Arrival>
            </Suspense>
          </CrashBoundary>
        </Activity>
      );
    });
});
