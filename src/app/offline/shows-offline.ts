/**
 * What the frame shows when the connection is down. Spec home 2: the offline screen, except on
 * home when cached store lists or cards exist, over orders and vouchers that are kept, and on the account
 * of who has kept some; there a banner says so.
 * Nor where somebody writes a
 * review: words and photos stay in reach, and that screen says itself what waits for the network.
 */
import type { Netstate } from '../../host/types.ts';

export type OfflineShow = 'nothing' | 'banner' | 'screen';

/** `hasCached` is asked only when it counts: it reads and checks what is stored. */
export function showsOffline(
  netstate: Netstate,
  where: 'home' | 'order' | 'account' | 'wallet' | 'voucher' | 'writing' | undefined,
  hasCached: () => boolean,
): OfflineShow {
  if (netstate !== 0 || where === 'writing') return 'nothing';
  return where && hasCached() ? 'banner' : 'screen';
}
