import { host } from '#host';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { NotificationSheet } from '../notifications/NotificationSheet.tsx';
import { useNotificationState } from '../notifications/permission.ts';
import { setReminderWish, syncReminders, useReminderWish } from './reminders.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './ReminderRow.module.css';

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

interface TextSwitchProps {
  label: string;
  /** What it does, or that it does it. */
  note: string;
  isOn: boolean;
  onChange: () => void;
}

/** A switch with its words; all of it can be tapped. */
function TextSwitch({ label, note, isOn, onChange }: TextSwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={classes(
        layout['row3'],
        surface['face'],
        layout['wideTarget'],
        space['pad3by4'],
        letters['start'],
        css['toggle'],
      )}
      aria-checked={isOn}
      aria-labelledby={id}
      aria-describedby={`${id}note`}
      onClick={onChange}
    >
      <span className={classes(layout['stack'], layout['fill'])}>
        <span className={font['strong']} id={id}>
          {label}
        </span>
        <span className={tint['soft14']} id={`${id}note`}>
          {note}
        </span>
      </span>
      <span className={css['track']} aria-hidden="true" />
    </button>
  );
}
