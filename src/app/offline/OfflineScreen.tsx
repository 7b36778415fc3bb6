import { host } from '#host';
import { useEffect, useState } from 'react';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useText } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { toast } from '../../ui/toast.ts';
import { noteFirstView } from '../../ui/first-screen.ts';
import { StateScreen } from '../StateScreen.tsx';
import { part } from '../../ui/part.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { wifiOffIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import css from '../App.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';

export const offlineWays = part(() => import('./OfflineWays.tsx'), 'OfflineWays');

/** Long enough to be seen to try. */
const tryMs = 400;

interface OfflineScreenProps {
  hasTabBar: boolean;
}

/** Spec home 2: title, description and refresh; when the connection is still down, a two-line toast. */
export function OfflineScreen({ hasTabBar }: OfflineScreenProps) {
  const text = useText();
  const { icon, label, onSelect } = useBackButton();
  const [isTrying, setIsTrying] = useState(false);

  useEffect(noteFirstView, []);

  function refresh(): void {
    setIsTrying(true);
    setTimeout(() => {
      setIsTrying(false);
      // Back online, the frame takes this screen away and reloads by itself.
      if (host.netstate() === 0) toast(text('frame.stillOffline'), { durationMs: 3500 });
    }, tryMs);
  }

  return (
    <StateScreen
      hasTabBar={hasTabBar}
      header={
        hasTabBar ? undefined : (
          <header className={css['bar']}>
            <IconButton icon={icon} label={label} onClick={onSelect} />
          </header>
        )
      }
      picture="offline"
      title={text('frame.offlineTitle')}
      description={text('frame.offlineDescription')}
      action={{ label: text('frame.offlineRefresh'), onSelect: refresh, isBusy: isTrying }}
    >
      <offlineWays.WhenLoaded />
    </StateScreen>
  );
}

interface OfflineBannerProps {
  /** The network is there, and the server does not answer. */
  isUnreachable: boolean;
  hasTabBar: boolean;
}

/** At the bottom, over the tab bar, while a screen shows what was loaded last. */
export function OfflineBanner({ isUnreachable, hasTabBar }: OfflineBannerProps) {
  const text = useText();
  return (
    <output
      className={classes(layout['row2'], font['label'], css['banner'])}
      data-tabs={hasTabBar || undefined}
    >
      <Icon shape={wifiOffIcon} size={18} />
      <span>{text(isUnreachable ? 'frame.unreachableBanner' : 'frame.offlineBanner')}</span>
    </output>
  );
}
