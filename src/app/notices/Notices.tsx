import { host } from '#host';
import { useContext, useState } from 'react';
import { mayOfferInstall } from '../../features/install/may-offer-install.ts';
import { install, installOffer } from '../../features/install/prompt.ts';
import { useOfferedLocale } from '../../features/preferences/language-offer.ts';
import { LanguageOffer } from '../../features/preferences/LanguageOffer.tsx';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { ScreenTop } from '../../ui/screen-top.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { applyUpdate, waitingVersion } from '../waiting-version.ts';
import { storedInstallDismissed } from '../../features/install/stored-keys.ts';
import { NoticeBar } from './NoticeBar.tsx';
import css from './NoticeBar.module.css';

export interface NoticesProps {
  hasTabBar: boolean;
  isInstallDue: boolean;
}

/** What the app has to say about itself: a new version, or that it can be installed. One at a time. */
export function Notices({ hasTabBar, isInstallDue }: NoticesProps) {
  const text = useText();
  const isUpdateReady = useAtom(waitingVersion) !== undefined;
  const [isUpdateLater, setIsUpdateLater] = useState(false);
  const offered = useOfferedLocale();
  // Where the bar that leads to the app stands, the offer takes its place.
  const hasTop = Boolean(useContext(ScreenTop));
  const hasOffer = useAtom(installOffer) !== undefined;
  const [isDismissed, setIsDismissed] = useState(storedInstallDismissed.get() ?? false);

  if (isUpdateReady && !isUpdateLater) {
    return (
      <NoticeBar
        title={text('platform.updateReady')}
        action={{ label: text('common.reload'), onSelect: applyUpdate }}
        closeLabel={text('platform.updateLater')}
        onClose={() => setIsUpdateLater(true)}
        hasTabBar={hasTabBar}
      />
    );
  }
  if (offered && !hasTop && hasTabBar)
    return (
      <aside className={css['line']} aria-label={text('platform.settingLanguage')}>
        <LanguageOffer locale={offered} />
      </aside>
    );
  if (
    mayOfferInstall(host.kind, navigator.userAgent) &&
    hasOffer &&
    isInstallDue &&
    !isDismissed &&
    hasTabBar
  ) {
    return (
      <NoticeBar
        title={text('platform.installTitle')}
        description={text('platform.installDescription')}
        action={{
          label: text('platform.install'),
          onSelect: () => {
            install().catch((error: unknown) => reportProblem('install.prompt', error));
          },
        }}
        closeLabel={text('common.close')}
        onClose={() => {
          storedInstallDismissed.set(true);
          setIsDismissed(true);
        }}
        hasTabBar={hasTabBar}
      />
    );
  }
  return null;
}
