/**
 * What the frame shows when the connection is down. Spec home 2: the offline screen, except on
 * home when cached store lists or cards exist, over orders, vouchers, rankings, categories, malls, searches and
 * posters that are kept, and on the account of who has kept some; there a banner says so. Nor where a review
 * is being written: words and photos stay in reach, and that screen says itself what waits for the network.
 */
import { host } from '#host';
import { useSyncExternalStore } from 'react';
import type { Netstate } from '../../host/types.ts';
import { ApiError, isUnanswered } from '../../api/errors.ts';
import { queryClient } from '../../api/query.ts';
import { atom } from '../../lib/atom.ts';

export type OfflineShow = 'nothing' | 'banner' | 'screen';

/** `hasCached` is asked only when it counts: it reads and checks what is stored. */
export function showsOffline(
  netstate: Netstate,
  where:
    | 'home'
    | 'order'
    | 'account'
    | 'wallet'
    | 'voucher'
    | 'rank'
    | 'category'
    | 'malls'
    | 'search'
    | 'explore'
    | 'writing'
    | undefined,
  hasCached: () => boolean,
): OfflineShow {
  if (netstate !== 0 || where === 'writing') return 'nothing';
  return where && hasCached() ? 'banner' : 'screen';
}

const subscribe = (listener: () => void) => host.onNetstate(listener);

/** 0 offline, 1 wifi or unknown, 2 cellular. */
export function useNetstate(): Netstate {
  return useSyncExternalStore(subscribe, () => host.netstate());
}

/**
 * Whether the network is there but no call is answered: the server is down, or a captive portal is in
 * between. Learnt from the calls of what is on the screen; the query client's own recovery finds out
 * when it is over.
 */
export const isUnreachable = atom(false);

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  const { action } = event;
  // Data that the app itself puts there is no answer.
  if (action.type === 'success' && action.manual !== true) isUnreachable.set(false);
  if (action.type === 'error') {
    const error: unknown = action.error;
    // Any answer is an answer, a refusal too.
    if (error instanceof ApiError && error.kind !== 'cancelled')
      isUnreachable.set(isUnanswered(error));
  }
});
