import { lazy, type ComponentType } from 'react';
import { withTexts } from '../i18n/i18n.ts';
import type { TabName } from './frame/tabs.ts';

/** All tabs but home, which is part of the first load. */
export const tabScreens: Readonly<Record<Exclude<TabName, 'home'>, ComponentType>> = {
  explore: lazy(() =>
    withTexts(() => import('../screens/explore/ExploreScreen.tsx')).then((module) => ({
      default: module.ExploreScreen,
    })),
  ),
  order: lazy(() =>
    withTexts(() => import('../screens/order/OrderScreen.tsx')).then((module) => ({
      default: module.OrderScreen,
    })),
  ),
  account: lazy(() =>
    withTexts(() => import('../screens/account/AccountScreen.tsx')).then((module) => ({
      default: module.AccountScreen,
    })),
  ),
};
