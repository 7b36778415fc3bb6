import { host } from '#host';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { appInfo } from '../../api/app-info.ts';
import { osType, storesOf } from '../../features/install/stores.ts';
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
import { takeNewVersion, type UpdateOutcome } from './take-new-version.ts';

/** Where Android finds this app whatever the configuration says; Apple's address has a number. */
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
