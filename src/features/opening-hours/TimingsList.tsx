import type { DayPartTime } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { DAY_NAMES } from './day-names.ts';
import { timingsOf } from './timings.ts';
import css from './TimingsList.module.css';

const SERVICE_NAMES: Readonly<Record<number, TextKey>> = {
  1: 'merchant.hoursDelivery',
  2: 'merchant.hoursPickUp',
  3: 'merchant.hoursDineIn',
};

interface TimingsListProps {
  parts: readonly DayPartTime[];
  /** In the store's zone, Monday 1 to Sunday 7. */
  today: number;
}

/** Every day of the week with its hours; services with hours of their own below. */
export function TimingsList({ parts, today }: TimingsListProps) {
  const text = useText();
  const timings = timingsOf(parts);
  if (timings.length === 0) return <p className={css['none']}>{text('merchant.hoursUnknown')}</p>;
  return timings.map(({ channelCode, days }) => (
    <section key={channelCode ?? 0} className={css['part']}>
      {channelCode !== undefined && (
        <h3 className={css['service']}>{text(SERVICE_NAMES[channelCode] ?? 'merchant.hours')}</h3>
      )}
      <dl>
        {days.map(({ day, lines, isAllDay }) => (
          <div key={day} className={css['day']} data-today={day === today || undefined}>
            <dt>
              {text(DAY_NAMES[day - 1] ?? 'merchant.monday')}
              {day === today && (
                <>
                  {' '}
                  <span className={css['today']}>{text('merchant.today')}</span>
                </>
              )}
            </dt>
            <dd>
              {isAllDay ? (
                text('merchant.allDay')
              ) : lines.length === 0 ? (
                <span className={css['closed']}>{text('merchant.closedDay')}</span>
              ) : (
                lines.map((ranges) => (
                  <span key={ranges[0]} className={css['ranges']}>
                    {ranges.join(', ')}
                  </span>
                ))
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
