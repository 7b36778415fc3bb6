import { host } from '#host';
import { useEffect, useState, type ComponentType } from 'react';
import { mayOfferInstall } from '../../features/install/host-effects.ts';
import { installOffer } from '../../features/install/prompt.ts';
import { withTexts } from '../../i18n/i18n.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { waitingVersion } from '../waiting-version.ts';
import type { NoticesProps } from './Notices.tsx';

/** Spec home 9: install-prompt wait. */
export const installWaitMs = 10_000;

/**
 * The part that shows notices, loaded when there is one and not before: most visits have none.
 * Undefined until then, and when it cannot be loaded.
 */
export function useNotices(): {
  Notices: ComponentType<NoticesProps> | undefined;
  isInstallDue: boolean;
} {
  const [Notices, setNotices] = useState<ComponentType<NoticesProps>>();
  const [isInstallDue, setIsInstallDue] = useState(false);
  const isUpdateReady = useAtom(waitingVersion) !== undefined;
  const hasOffer = useAtom(installOffer) !== undefined;
  const isWanted =
    isUpdateReady || (mayOfferInstall(host.kind, navigator.userAgent) && hasOffer && isInstallDue);

  useEffect(() => {
    const timer = setTimeout(() => setIsInstallDue(true), installWaitMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    async function load(): Promise<void> {
      try {
        const module = await withTexts(() => import('./Notices.tsx'));
        setNotices(() => module.Notices);
      } catch {
        // Without the network there is nothing to offer.
      }
    }
    if (isWanted) void load();
  }, [isWanted]);

  return { Notices, isInstallDue };
}
