import { useEffect, useState, useSyncExternalStore } from 'react';
import { storedOpenPayment } from '../../features/payment/stored-keys.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { storage } from '../../storage/storage.ts';
import { part } from '../../ui/part.tsx';

export const openPaymentBar = part(() => import('./OpenPaymentBar.tsx'), 'OpenPaymentBar');

function subscribe(listener: () => void): () => void {
  return storage.onChange((key) => {
    if (key === storedOpenPayment.name) listener();
  });
}

/**
 * The order whose payment was begun, where its bar may stand; loads the bar then. It stays until the tabs
 * are left, so that its outcome can be read there.
 */
export function useOpenPayment(hasTabBar: boolean): string | undefined {
  const stored = useSyncExternalStore(subscribe, () => storedOpenPayment.get()?.orderId);
  const mayStand = useIsLoggedIn() && hasTabBar;
  const [held, setHeld] = useState<string>();
  const next = mayStand ? (stored ?? held) : undefined;
  if (next !== held) setHeld(next);
  useEffect(() => {
    // Without the network there is nothing to pay.
    if (next !== undefined) openPaymentBar.load().catch(() => undefined);
  }, [next]);
  return next;
}
