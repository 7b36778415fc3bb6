import { host } from '#host';
import { useSyncExternalStore } from 'react';
import type { Netstate } from '../../host/types.ts';

const subscribe = (listener: () => void) => host.onNetstate(listener);

/** 0 offline, 1 wifi or unknown, 2 cellular. */
export function useNetstate(): Netstate {
  return useSyncExternalStore(subscribe, () => host.netstate());
}
