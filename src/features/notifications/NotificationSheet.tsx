/**
 * Explains notifications, then asks; after a refusal, explains the settings. A refusal here is
 * free: the system prompt comes only after the button.
 */
import { host } from '#host';
import { useState } from 'react';
import type { NotificationState } from '../../host/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import css from './NotificationSheet.module.css';
import { askForNotifications } from './permission.ts';

interface NotificationSheetProps {
  isOpen: boolean;
  onClose: () => void;
  state: NotificationState;
}

export function NotificationSheet({ isOpen, onClose, state }: NotificationSheetProps) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const isRefused = state === 'denied';

  async function ask(): Promise<void> {
    setIsAsking(true);
    const answer = await askForNotifications();
    setIsAsking(false);
    onClose();
    toast(text(answer === 'granted' ? 'setting.notificationsOn' : 'setting.notificationsStayOff'));
  }

  function openSettings(): void {
    host.openSettings().catch((error: unknown) => {
      reportProblem('notifications.settings', error);
      toast(text('setting.settingsFailed'));
    });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('setting.notificationsTitle')}
      closeLabel={text('common.close')}
      buttons={[
        !isRefused && {
          variant: 'primary',
          label: text('setting.notificationsAllow'),
          isBusy: isAsking,
          onClick: () => void ask(),
        },
        isRefused &&
          host.can.openSettings && {
            variant: 'primary',
            label: text('setting.openSettings'),
            onClick: openSettings,
          },
        { variant: 'secondary', label: text('setting.notNow'), onClick: onClose },
      ]}
      areButtonsStacked
    >
      <p className={css['why']}>{text('setting.notificationsWhy')}</p>
      {isRefused && (
        <p className={css['how']}>
          {text(
            host.can.openSettings ? 'setting.notificationsHowApp' : 'setting.notificationsHowWeb',
          )}
        </p>
      )}
    </Sheet>
  );
}
