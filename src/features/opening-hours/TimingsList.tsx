import type { DayPartTime } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { DAY_NAMES } from './day-names.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './OpeningHours.module.css';
import { clockText, DAY_MINUTES, minuteOf } from './store-time.ts';

/** Merchant 2 "Popups". */
const RANGES_PER_LINE = 2;

interface Range {
  start: number;
  end: number;
}

interface DayTimings {
  /** Monday 1 to Sunday 7. */
  day: number;
  /** `10:00–14:00` twice at most on a line; none: closed that day. */
  lines: string[][];
  isAllDay: boolean;
}

interface Timings {
  /** 1 delivery, 2 pick-up, 3 dine-in; undefined: the hours of everything else. */
  channelCode: number | undefined;
  days: DayTimings[];
}

/** The general hours first, then services that have hours of their own, in the spec's order. */
export function timingsOf(parts: readonly DayPartTime[]): Timings[] {
  const open = parts.filter(({ isBusinessHours }) => isBusinessHours);
  return [undefined, 3, 1, 2].flatMap((channelCode) => {
    const own = open.filter((part) => (part.channelCode ?? undefined) === channelCode);
    if (own.length === 0) return [];
    return [{ channelCode, days: [1, 2, 3, 4, 5, 6, 7].map((day) => dayTimings(own, day)) }];
  });
}

function dayTimings(parts: readonly DayPartTime[], day: number): DayTimings {
  const ranges = parts
    .filter(({ dayPartCode }) => dayPartCode === String(day))
    .flatMap(({ startTime, endTime }): Range[] => {
      const start = minuteOf(startTime);
      const end = minuteOf(endTime);
      if (start === undefined || end === undefined) return [];
      return [{ start, end: end <= start ? end + DAY_MINUTES : end }];
    })
    .sort((a, b) => a.start - b.start);
  const isAllDay = ranges.some(({ start, end }) => end - start >= DAY_MINUTES);
  const words = ranges.map(({ start, end }) => `${clockText(start)}–${clockText(end)}`);
  const lines: string[][] = [];
  for (let at = 0; at < words.length; at += RANGES_PER_LINE)
    lines.push(words.slice(at, at + RANGES_PER_LINE));
  return { day, lines, isAllDay };
}

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
  if (timings.length === 0) return <p className={tint['soft']}>{text('merchant.hoursUnknown')}</p>;
  return timings.map(({ channelCode, days }) => (
    <section key={channelCode ?? 0} className={css['part']}>
      {channelCode !== undefined && (
        <h3 className={classes(font['name'], space['below1'])}>
          {text(SERVICE_NAMES[channelCode] ?? 'merchant.hours')}
        </h3>
      )}
      <dl>
        {days.map(({ day, lines, isAllDay }) => (
          <div
            key={day}
            className={classes(layout['flow'], tint['soft'], box['apart'], css['day'])}
            data-today={day === today || undefined}
          >
            <dt>
              {text(DAY_NAMES[day - 1] ?? 'merchant.monday')}
              {day === today && (
                <>
                  {' '}
                  <span className={classes(font['smallStrong'], surface['yellow'], css['today'])}>
                    {text('merchant.today')}
                  </span>
                </>
              )}
            </dt>
            <dd>
              {isAllDay ? (
                text('merchant.allDay')
              ) : lines.length === 0 ? (
                <span className={letters['chili']}>{text('merchant.closedDay')}</span>
              ) : (
                lines.map((ranges) => (
                  <span key={ranges[0]} className={box['ownLine']}>
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
