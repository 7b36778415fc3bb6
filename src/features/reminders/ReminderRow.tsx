import { host } from '#host';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { TextSwitch } from './TextSwitch.tsx';
import { NotificationSheet } from '../notifications/NotificationSheet.tsx';
import { useNotificationState } from '../notifications/permission.ts';
import { setReminderWish, syncReminders, useReminderWish } from './reminders.ts';

/** The switch for reminders, above the vouchers that they are about. */
export function ReminderRow() {
  const text = useText();
  const state = useNotificationState();
  const isWanted = useReminderWish();
  const [isAsking, setIsAsking] = useState(false);
  const isAllowed = state === 'granted';

  // The permission may have changed elsewhere.
  useEffect(syncReminders, [isAllowed]);

  if (!host.can.scheduleNotifications || state === undefined || state === 'unsupported')
    return null;
  const isOn = isWanted && isAllowed;
  function change(): void {
    setReminderWish(!isOn);
    if (!isOn && !isAllowed) setIsAsking(true);
  }
  return (
    <>
      <TextSwitch
        label={text('reminder.switch')}
        note={text(isOn ? 'reminder.on' : 'reminder.off')}
        isOn={isOn}
        onChange={change}
      />
      <NotificationSheet isOpen={isAsking} onClose={() => setIsAsking(false)} state={state} />
    </>
  );
}
