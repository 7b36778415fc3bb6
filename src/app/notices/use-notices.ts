import { host } from '#host';
import { useEffect, useState } from 'react';
import { mayOfferInstall } from '../../features/install/may-offer-install.ts';
import { installOffer } from '../../features/install/prompt.ts';
import { useOfferedLocale } from '../../features/preferences/language-offer.ts';
import { part } from '../../ui/part.tsx';
import { useAtom } from '../../ui/use-atom.ts';
import { waitingVersion } from '../waiting-version.ts';

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
