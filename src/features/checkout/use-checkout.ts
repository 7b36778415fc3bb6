import { useEffect, useState, useSyncExternalStore } from 'react';
import { checkoutWalk } from './checkout-walk.ts';
import { type CheckoutTarget, checkoutWork, unansweredOrder } from './checkout-work.ts';
import { startCheckout } from './checkout-flow.ts';

/** After so long in the background prices may be others. */
const STALE_AFTER_MS = 30_000;

/** Checkout on a screen. `target` is that of the first rendering. */
export function useCheckout(target: CheckoutTarget) {
  const [walk] = useState(() =>
    checkoutWalk(startCheckout(unansweredOrder(target)), checkoutWork(target)),
  );
  const state = useSyncExternalStore(walk.subscribe, walk.get);

  useEffect(() => {
    let hiddenAt: number | undefined;
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') hiddenAt = performance.now();
      else if (hiddenAt !== undefined && performance.now() - hiddenAt > STALE_AFTER_MS)
        walk.act({ type: 'look-again' });
    };
    walk.start();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      walk.stop();
    };
  }, [walk]);

  return { state, act: walk.act };
}
