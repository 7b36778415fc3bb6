/**
 * What the frame shows when the connection is down. Spec home 2: the offline screen, except on
 * home when cached store lists or cards exist; there a banner says so.
 */
import type { Netstate } from '../../host/types.ts';

export type OfflineShow = 'nothing' | 'banner' | 'screen';

/** `hasCachedHome` is asked only when it counts: it reads and checks what is stored. */
export function showsOffline(
  netstate: Netstate,
  isHome: boolean,
  hasCachedHome: () => boolean,
): OfflineShow {
  if (netstate !== 0) return 'nothing';
  return isHome && hasCachedHome() ? 'banner' : 'screen';
}
