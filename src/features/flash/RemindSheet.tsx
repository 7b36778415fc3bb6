import { host } from '#host';
import { useState } from 'react';
import { formatRp } from '../../i18n/format.ts';
import { formatClock } from '../../i18n/format-date.ts';
import { useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { part } from '../../ui/part.tsx';
import font from '../../ui/style/font.module.css';
import { toast } from '../../ui/toast.ts';
import { syncNotices } from '../notifications/notices.ts';
import { NotificationSheet } from '../notifications/NotificationSheet.tsx';
import { shareUrl } from '../share/share-content.ts';
import { useNotificationState } from '../notifications/permission.ts';
import { placeOf, planReminder, remindAtMs, type Reminded } from './remind.ts';

const HOUR_MS = 3_600_000;

const makeFile = part(() => import('../reminders/calendar-file.ts'), 'eventFile');

interface RemindSheetProps {
  item: Reminded;
  isOpen: boolean;
  onClose: () => void;
}

/** After a reservation: offers a reminder, and says that it holds no stock. */
export function RemindSheet({ item, isOpen, onClose }: RemindSheetProps) {
  const text = useText();
  const state = useNotificationState();
  const [isAsking, setIsAsking] = useState(false);
  const { saveFile } = host;
  const canSchedule = host.can.scheduleNotifications && state !== 'unsupported';
  const startsAt = formatClock(item.startsAtMs);

  function remind(): void {
    planReminder(item);
    onClose();
    if (state === 'granted')
      toast(text('flash.willRemind', { time: formatClock(remindAtMs(item)) }));
    else setIsAsking(true);
  }

  async function save(): Promise<void> {
    onClose();
    try {
      const eventFile = await makeFile.load();
      const file = eventFile(
        {
          id: `${item.sessionUniqueKey}-${item.skuId}`,
          title: text('flash.eventTitle', { name: item.name }),
          note: [
            `${item.storeName} · ${formatRp(item.priceRp)}`,
            shareUrl(placeOf(item), host.kind, location.origin),
            text('flash.holdsNoStock'),
          ].join('\n'),
          place: item.storeName,
          startMs: item.startsAtMs,
          endMs: item.startsAtMs + HOUR_MS,
          alarms: [
            {
              words: text('flash.remindTitle', { time: startsAt }),
              beforeMs: item.startsAtMs - remindAtMs(item),
            },
          ],
        },
        clock.nowMs(),
      );
      await saveFile?.(file, `jajan-${item.sessionUniqueKey}.ics`);
    } catch (error) {
      reportProblem('flash.calendar', error);
      toast(text('reminder.calendarFailed'));
    }
  }

  return (
    <>
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        title={text('flash.remindAsk')}
        closeLabel={text('common.close')}
        areButtonsStacked
        buttons={[
          canSchedule
            ? { variant: 'primary', label: text('flash.remind'), onClick: remind }
            : saveFile !== undefined && {
                variant: 'primary',
                label: text('reminder.calendar'),
                onClick: () => void save(),
              },
          { variant: 'secondary', label: text('flash.noReminder'), onClick: onClose },
        ]}
      >
        <p className={font['paragraph']}>
          {text('flash.reservedFor', { name: item.name, time: startsAt })}
        </p>
        <p className={font['note']}>{text('flash.holdsNoStock')}</p>
      </Sheet>
      <NotificationSheet
        isOpen={isAsking}
        onClose={() => {
          setIsAsking(false);
          // The plan waits for the permission.
          syncNotices();
        }}
        state={state ?? 'prompt'}
      />
    </>
  );
}
