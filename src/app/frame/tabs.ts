import type { UnreadPage } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { pathnames, paths } from '../../paths.ts';
import type { IconShape } from '../../ui/Icon.tsx';
import {
  accountIcon,
  accountOnIcon,
  exploreIcon,
  exploreOnIcon,
  homeIcon,
  homeOnIcon,
  orderIcon,
  orderOnIcon,
} from '../../ui/icons.ts';
import { stripped } from '../../lib/stripped.ts';

export type TabName = 'home' | 'explore' | 'order' | 'account';

interface Tab {
  name: TabName;
  label: TextKey;
  icon: IconShape;
  /** While the tab is current. */
  iconOn: IconShape;
  to: typeof paths.home;
  /** Home and explore show nothing that is news. */
  unreadPage: UnreadPage | undefined;
}

export const tabs: readonly Tab[] = [
  {
    name: 'home',
    label: 'frame.tabHome',
    icon: homeIcon,
    iconOn: homeOnIcon,
    to: paths.home,
    unreadPage: undefined,
  },
  {
    name: 'explore',
    label: 'frame.tabExplore',
    icon: exploreIcon,
    iconOn: exploreOnIcon,
    to: paths.exploreFeeds,
    unreadPage: undefined,
  },
  {
    name: 'order',
    label: 'frame.tabOrder',
    icon: orderIcon,
    iconOn: orderOnIcon,
    to: paths.order,
    unreadPage: 'order',
  },
  {
    name: 'account',
    label: 'frame.tabAccount',
    icon: accountIcon,
    iconOn: accountOnIcon,
    to: paths.account,
    unreadPage: 'account',
  },
];

/**
 * The tab of an address, undefined off the bar. Spec home 2: a tab is active when the path equals
 * its key; home also at /platform/home.
 */
export function tabOf(pathname: string): TabName | undefined {
  const place = placeOf(pathname);
  if (place === pathnames.homeTab) return 'home';
  return tabs.find(({ to }) => to().pathname === place)?.name;
}

/** One spelling for each address: no trailing slashes. Case counts: the specs' paths are spelt one way. */
export function placeOf(pathname: string): string {
  return pathname.length > 1 ? stripped(pathname, '', '/') : pathname;
}
