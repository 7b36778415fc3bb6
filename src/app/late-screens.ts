import { type DrawnPart, part } from '../ui/part.tsx';
import type { TabName } from './frame/tabs.ts';

/** All tabs but home, which is part of the first load. */
export const tabScreens: Readonly<Record<Exclude<TabName, 'home'>, DrawnPart>> = {
  explore: part(() => import('../screens/explore/ExploreScreen.tsx'), 'ExploreScreen'),
  order: part(() => import('../screens/order/OrderScreen.tsx'), 'OrderScreen'),
  account: part(() => import('../screens/account/AccountScreen.tsx'), 'AccountScreen'),
};

/** All other screens: a visitor of home does not wait for their table. */
export const pageScreens = part(() => import('./frame/PageScreens.tsx'), 'PageScreens');
