/** What home shows once its stores are there. The late frame loads both (`app/frame/LateFrame.tsx`). */
import type { StoreEntry } from '../../api/generated/types.ts';
import { part } from '../../ui/part.tsx';

export const cardHeart = part(() => import('../../features/favourite/CardHeart.tsx'), 'CardHeart');

/** Without it the location line's button does the same. */
export const pullToRefresh = part(() => import('../../ui/list/PullToRefresh.tsx'), 'PullToRefresh');

export function heartOf(store: StoreEntry) {
  return <cardHeart.WhenLoaded store={store} />;
}
