import { host } from '#host';
import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { hostEffects } from '../../features/install/host-effects.ts';
import { type Path, pathnames, paths } from '../../paths.ts';
import { afterFirstScreen } from '../../ui/first-screen.ts';
import { placeOf } from '../frame/place.ts';
import type { DownloadBarProps } from './DownloadBar.tsx';
import { storedDownloadBarClosed } from '../../features/install/stored-keys.ts';
import { loadPart } from '../../lib/load-part.ts';

/**
 * The bar that leads to the app, or nothing. Its height is on the root element, where index.html has
 * set it before anything was drawn, so that no page moves when the bar's code arrives.
 */
export function useDownloadBar({ pathname, search }: Path): {
  DownloadBar: ComponentType<DownloadBarProps> | undefined;
  props: DownloadBarProps;
} {
  const [isClosed, setIsClosed] = useState(storedDownloadBarClosed.get() ?? false);
  const [DownloadBar, setDownloadBar] = useState<ComponentType<DownloadBarProps>>();
  const isWanted =
    hostEffects[host.kind].hasDownloadBar &&
    !isClosed &&
    placeOf(pathname) !== pathnames.appDownload;

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-bar', isWanted);
  }, [isWanted]);

  useEffect(() => {
    if (!isWanted || DownloadBar) return undefined;
    return afterFirstScreen(() => {
      loadPart(() => import('./DownloadBar.tsx'))
        .then((module) => setDownloadBar(() => module.DownloadBar))
        // Without the network the place stays empty until the next page.
        .catch(() => undefined);
    });
  }, [isWanted, DownloadBar]);

  return {
    DownloadBar: isWanted ? DownloadBar : undefined,
    props: {
      to: paths.appDownload({ redirect: pathname + search }),
      onClose: () => {
        storedDownloadBarClosed.set(true);
        setIsClosed(true);
      },
    },
  };
}
