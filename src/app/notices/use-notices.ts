import type { OrderId } from '../../api/generated/types.ts';
import { host } from '#host';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { mayOfferInstall } from '../../features/install/may-offer-install.ts';
import { installOffer } from '../../features/install/prompt.ts';
import { useOfferedLocale } from '../../features/preferences/language-offer.ts';
import { part } from '../../ui/part.tsx';
import { useAtom } from '../../ui/use-atom.ts';
import { waitingVersion } from '../waiting-version.ts';
import { storedOpenPayment } from '../../features/payment/stored-keys.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { storage } from '../../storage/storage.ts';

export const notices = part(() => import('./Notices.tsx'), 'Notices');

/** Spec home 9: install-prompt wait. */
export const installWaitMs = 10_000;

/** Loads the notices when there is one: most visits have none. Tells whether the install offer may be made. */
export function useNotices(): { isInstallDue: boolean } {
  const [isInstallDue, setIsInstallDue] = useState(false);
  const isUpdateReady = useAtom(waitingVersion) !== undefined;
  const hasOffer = useAtom(installOffer) !== undefined;
  const offered = useOfferedLocale();
  const isWanted =
    isUpdateReady ||
    offered !== undefined ||
    (mayOfferInstall(host.kind, navigator.userAgent) && hasOffer && isInstallDue);

  useEffect(() => {
    const timer = setTimeout(() => setIsInstallDue(true), installWaitMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    // Without the network there is nothing to offer.
    if (isWanted) notices.load().catch(() => undefined);
  }, [isWanted]);

  return { isInstallDue };
}

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
export function useOpenPayment(hasTabBar: boolean): OrderId | undefined {
  const stored = useSyncExternalStore(subscribe, () => storedOpenPayment.get()?.orderId);
  const mayStand = useIsLoggedIn() && hasTabBar;
  const [held, setHeld] = useState<OrderId>();
  const next = mayStand ? (stored ?? held) : undefined;
  if (next !== held) setHeld(next);
  useEffect(() => {
    // Without the network there is nothing to pay.
    if (next !== undefined) openPaymentBar.load().catch(() => undefined);
  }, [next]);
  return next;
}
