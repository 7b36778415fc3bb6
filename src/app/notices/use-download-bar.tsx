import { host } from '#host';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { hostEffects } from '../../features/install/host-effects.ts';
import { afterFirstScreen } from '../../ui/first-screen.ts';
import { part } from '../../ui/part.tsx';
import { storedDownloadBarClosed } from '../../features/install/stored-keys.ts';

const downloadBar = part(() => import('./DownloadBar.tsx'), 'DownloadBar');

/**
 * The bar that leads to the app, for `ScreenTop`; undefined where there is none. Screens keep its place
 * from the start, as index.html does before anything is drawn, so nothing moves when its code arrives.
 */
export function useDownloadBar(isHeldBack: boolean): ReactNode {
  const [isClosed, setIsClosed] = useState(storedDownloadBarClosed.get());
  const isWanted = hostEffects[host.kind].hasDownloadBar && !isClosed && !isHeldBack;

  useEffect(() => {
    if (!isWanted) return undefined;
    return afterFirstScreen(() => {
      // Without the network the place stays empty until the next page.
      downloadBar.load().catch(() => undefined);
    });
  }, [isWanted]);

  return useMemo(
    () => isWanted && <downloadBar.WhenLoaded onClose={() => setIsClosed(true)} />,
    [isWanted],
  );
}
