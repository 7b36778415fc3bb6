import { withTexts } from '../i18n/i18n.ts';
import { lazyPart, type LazyPart } from '../ui/lazy-part.tsx';
import type { TabName } from './frame/tabs.ts';

/** All tabs but home, which is part of the first load. */
export const tabScreens: Readonly<Record<Exclude<TabName, 'home'>, LazyPart>> = {
  explore: lazyPart(() =>
    withTexts(() => import('../screens/explore/ExploreScreen.tsx')).then(
      (module) => module.ExploreScreen,
    ),
  ),
  order: lazyPart(() =>
    withTexts(() => import('../screens/order/OrderScreen.tsx')).then(
      (module) => module.OrderScreen,
    ),
  ),
  account: lazyPart(() =>
    withTexts(() => import('../screens/account/AccountScreen.tsx')).then(
      (module) => module.AccountScreen,
    ),
  ),
};
