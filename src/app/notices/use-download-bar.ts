import { host } from '#host';
import { useEffect, useLayoutEffect, useState } from 'react';
import { hostEffects } from '../../features/install/host-effects.ts';
import { type Path, pathnames, paths } from '../../paths.ts';
import { afterFirstScreen } from '../../ui/first-screen.ts';
import { part } from '../../ui/part.tsx';
import { placeOf } from '../frame/place.ts';
import type { DownloadBarProps } from './DownloadBar.tsx';
import { storedDownloadBarClosed } from '../../features/install/stored-keys.ts';

export const downloadBar = part(() => import('./DownloadBar.tsx'), 'DownloadBar');

/**
 * What the bar that leads to the app needs; undefined where there is none. Its height is on the root
 * element, where index.html has set it before anything was drawn, so that no page moves when the bar's
 * code arrives.
 */
export function useDownloadBar(
  { pathname, search }: Path,
  isHeldBack: boolean,
): DownloadBarProps | undefined {
  const [isClosed, setIsClosed] = useState(storedDownloadBarClosed.get() ?? false);
  const isWanted =
    hostEffects[host.kind].hasDownloadBar &&
    !isClosed &&
    !isHeldBack &&
    placeOf(pathname) !== pathnames.appDownload;

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-bar', isWanted);
  }, [isWanted]);

  useEffect(() => {
    if (!isWanted) return undefined;
    return afterFirstScreen(() => {
      // Without the network the place stays empty until the next page.
      downloadBar.load().catch(() => undefined);
    });
  }, [isWanted]);

  if (!isWanted) return undefined;
  return {
    to: paths.appDownload({ redirect: pathname + search }),
    onClose: () => {
      storedDownloadBarClosed.set(true);
      setIsClosed(true);
    },
  };
}
