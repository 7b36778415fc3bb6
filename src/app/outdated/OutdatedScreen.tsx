import { host } from '#host';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { appInfo } from '../../api/app-info.ts';
import { osType, storesOf } from '../../features/install/app-link.ts';
import { openOutside } from '../../features/links/open-outside.ts';
import { useFlag } from '../../features/remote-config/use-flag.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { noteFirstScreen, noteFirstView } from '../../ui/first-screen.ts';
import { toast } from '../../ui/toast.ts';
import { Arrival } from '../frame/Arrival.tsx';
import { StateScreen } from '../StateScreen.tsx';
import { applyUpdate, waitingVersion } from '../waiting-version.ts';

/** Where Android finds this app also without a configuration; Apple's address has a number. */
const PLAY = `https://play.google.com/store/apps/details?id=${appInfo.id}`;

const SAID: Readonly<Record<Exclude<UpdateOutcome, 'begun'>, TextKey>> = {
  none: 'frame.outdatedNotYet',
  offline: 'frame.stillOffline',
};

/** Home 2 "Minimum version": this version is older than the server's; the way to a newer one, and to what was bought. */
export function OutdatedScreen() {
  const text = useText();
  const navigate = useNavigate();
  const isMember = useIsLoggedIn();
  const { downloadUrls } = useFlag('webClient');
  const [isBusy, setIsBusy] = useState(false);
  const isApp = host.kind === 'APP';
  const store = storesOf(downloadUrls)[0]?.url ?? (osType() === 0 ? PLAY : undefined);
  const isLost = isApp && store === undefined;

  useEffect(() => {
    noteFirstView();
    // What waits for home's stores would wait in vain.
    noteFirstScreen();
  }, []);

  async function reload(): Promise<void> {
    setIsBusy(true);
    const outcome = await takeNewVersion();
    if (outcome === 'begun') return;
    setIsBusy(false);
    toast(text(SAID[outcome]), { durationMs: 3500 });
  }

  const action =
    isApp && store !== undefined
      ? {
          label: text('frame.outdatedUpdate'),
          onSelect: () => openOutside(store, 'outdated.store', 'frame.outdatedFindStore'),
        }
      : { label: text('common.reload'), onSelect: () => void reload(), isBusy };

  return (
    <Arrival title={`${text('frame.outdatedTitle')} · ${text('common.appName')}`} place="outdated">
      <StateScreen
        picture="building"
        title={text('frame.outdatedTitle')}
        description={text(
          isLost
            ? 'frame.outdatedFindStore'
            : isApp
              ? 'frame.outdatedInApp'
              : 'frame.outdatedOnWeb',
        )}
        action={isLost ? 'below' : action}
      >
        {isMember && (
          <Button variant="quiet" onClick={() => void navigate(paths.myCouponList())}>
            {text('platform.pageCoupons')}
          </Button>
        )}
      </StateScreen>
    </Arrival>
  );
}

/** `none`: the server has no other version yet. */
type UpdateOutcome = 'begun' | 'none' | 'offline';

/**
 * The web app's way out of a version that is too old, by a tap only: nothing here runs by itself, so a
 * server that still has the old files cannot make the page reload again and again.
 */
export async function takeNewVersion(): Promise<UpdateOutcome> {
  if (waitingVersion.get()) {
    applyUpdate();
    return 'begun';
  }
  try {
    const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (!reply.ok) return 'offline';
    const registration = await controllingWorker();
    if (!registration) {
      location.reload();
      return 'begun';
    }
    // The worker serves the files that it has kept: reloading brings a new version after it has one.
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (!worker || !(await isInstalled(worker))) return 'none';
    waitingVersion.set(worker);
    applyUpdate();
    return 'begun';
  } catch {
    return 'offline';
  }
}

async function controllingWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** False when the new files could not be fetched. */
function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'redundant') resolve(false);
      else if (worker.state !== 'installing') resolve(true);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
