import { host } from '#host';
import { useState } from 'react';
import { mayOfferInstall } from '../../features/install/may-offer-install.ts';
import { install, installOffer } from '../../features/install/prompt.ts';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { waitingVersion } from '../waiting-version.ts';
import { applyUpdate } from './apply-update.ts';
import { storedInstallDismissed } from '../../features/install/stored-keys.ts';
import { NoticeBar } from './NoticeBar.tsx';

export interface NoticesProps {
  hasTabBar: boolean;
  isInstallDue: boolean;
}

/** What the app has to say about itself: a new version, or that it can be installed. One at a time. */
export function Notices({ hasTabBar, isInstallDue }: NoticesProps) {
  const text = useText();
  const isUpdateReady = useAtom(waitingVersion) !== undefined;
  const [isUpdateLater, setIsUpdateLater] = useState(false);
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
