/**
 * Explains notifications, then asks; after a refusal, explains the settings. A refusal here is
 * free: the system prompt comes only after the button.
 */
import { host } from '#host';
import { useState } from 'react';
import type { NotificationState } from '../../host/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
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
      footer={
        <div className={css['buttons']}>
          {!isRefused && (
            <Button variant="primary" wide isBusy={isAsking} onClick={() => void ask()}>
              {text('setting.notificationsAllow')}
            </Button>
          )}
          {isRefused && host.can.openSettings && (
            <Button variant="primary" wide onClick={openSettings}>
              {text('setting.openSettings')}
            </Button>
          )}
          <Button variant="secondary" wide onClick={onClose}>
            {text('setting.notNow')}
          </Button>
        </div>
      }
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
