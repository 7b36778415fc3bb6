import { host } from '#host';
import { HostError } from '../../host/errors.ts';
import { useText } from '../../i18n/i18n.ts';
import { clock, onThisMachine } from '../../lib/now.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { toast } from '../../ui/toast.ts';
import space from '../../ui/style/space.module.css';

/** A fixed id, so that a second test notification replaces the first. */
const trialId = 1;
const trialAfterMs = 5000;

/** Sends a local notification; a host without them shows its error code and text. */
export function NotificationSection() {
  const text = useText();

  async function tryIt(): Promise<void> {
    try {
      await host.notifications.show({
        id: trialId,
        title: text('developer.notificationTitle'),
        body: text('developer.notificationBody'),
        ...(host.can.scheduleNotifications
          ? { atMs: onThisMachine(clock.nowMs() + trialAfterMs) }
          : {}),
        link: '/platform/home/account',
      });
      toast(text('developer.notificationSent'));
    } catch (error) {
      const reason = error instanceof HostError ? `${error.code} ${error.message}` : String(error);
      toast(text('developer.notificationFailed', { reason }));
    }
  }

  return (
    <TitledCard holds="words" title={text('developer.notification')}>
      <p className={space['below3']}>{text('developer.notificationNote')}</p>
      <Button variant="secondary" wide onClick={() => void tryIt()}>
        {text('developer.notificationTry')}
      </Button>
    </TitledCard>
  );
}
