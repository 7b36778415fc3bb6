import { host } from '#host';
import { useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { toast } from '../../ui/toast.ts';
import type { CalendarEvent } from './calendar-file.ts';

const file = part(() => import('./calendar-file.ts'), 'calendarFile');

/** In a browser, which cannot remind of anything by itself: the end as a calendar file. */
export function CalendarButton({ event }: { event: CalendarEvent }) {
  const text = useText();
  const { saveFile } = host;
  if (!saveFile) return null;

  async function save(): Promise<void> {
    try {
      const make = await file.load();
      await saveFile?.(make(event, clock.nowMs()), `jajan-${event.couponId}.ics`);
    } catch (error) {
      reportProblem('reminders.calendar', error);
      toast(text('reminder.calendarFailed'));
    }
  }
  return (
    <Button variant="secondary" onClick={() => void save()}>
      {text('reminder.calendar')}
    </Button>
  );
}
