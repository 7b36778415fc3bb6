import { useEffect, useState } from 'react';
import { useFlow } from '../flow/flow.ts';
import { checkoutEffects, type CheckoutTarget, unansweredOrder } from './checkout-effects.ts';
import { startCheckout } from './checkout-flow.ts';
import { runCheckout } from './checkout-runner.ts';
import type { SettlementData } from '../../api/generated/types.ts';
import type { Left } from '../../lib/left.ts';

/** Prices may have changed after so long in the background. */
const STALE_AFTER_MS = 30_000;

/** Checkout on a screen. `target` is that of the first rendering. */
export function useCheckout(target: CheckoutTarget) {
  const { state, flow } = useFlow(() =>
    runCheckout(startCheckout(unansweredOrder(target)), checkoutEffects(target)),
  );

  useEffect(() => {
    let hiddenAt: number | undefined;
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') hiddenAt = performance.now();
      else if (hiddenAt !== undefined && performance.now() - hiddenAt > STALE_AFTER_MS)
        flow.send({ type: 'quote-again' });
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [flow]);

  return { state, send: flow.send };
}

/** What the last quote says of the flash price's end; undefined: it is none. */
export function useFlashLeft(shown: SettlementData | undefined): Left | undefined {
  const [left, setLeft] = useState<Left>();
  useEffect(() => {
    const leftS = shown?.flashRemainingTime;
    setLeft(
      typeof leftS === 'number' ? { leftMs: leftS * 1000, atMs: performance.now() } : undefined,
    );
  }, [shown]);
  return left;
}
