import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PayMethod } from '../../api/generated/types.ts';
import { startPay } from './pay-flow.ts';
import { payWalk } from './pay-walk.ts';
import { awayNow, payWork } from './pay-work.ts';

/** Follows a payment while the screen is there. `orderId` and `method` are those of the first rendering. */
export function usePay(orderId: string, method: PayMethod) {
  const [walk] = useState(() => payWalk(startPay(method, awayNow()), payWork(orderId, method)));
  const state = useSyncExternalStore(walk.subscribe, walk.get);
  useEffect(() => {
    walk.start();
    return () => walk.stop();
  }, [walk]);
  return { state, act: walk.act, lookNow: () => walk.lookNow() };
}
