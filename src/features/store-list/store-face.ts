/** Text keys of a store card's opening state. Times and days are the server's, in the store's time zone. */
import type { BusinessState } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';

export interface OpenFace {
  isOpen: boolean;
  key: TextKey;
  /** HH:MM of the change; absent where the text has no time. */
  time?: string;
  /** Name of the day; absent where the text has none. */
  dayKey?: TextKey;
}

/** Monday 1 to Sunday 7. */
const DAY_KEYS: readonly TextKey[] = [
  'home.monday',
  'home.tuesday',
  'home.wednesday',
  'home.thursday',
  'home.friday',
  'home.saturday',
  'home.sunday',
];

export function openFace({
  isOpen,
  closesAt,
  opensAt,
  opensOnDay,
  opensToday,
}: BusinessState): OpenFace {
  if (isOpen)
    return closesAt
      ? { isOpen, key: 'home.openUntil', time: closesAt }
      : { isOpen, key: 'home.openAllDay' };
  if (opensAt && opensToday) return { isOpen, key: 'home.closedUntilToday', time: opensAt };
  const dayKey = DAY_KEYS[(opensOnDay ?? 0) - 1];
  if (opensAt && dayKey) return { isOpen, key: 'home.closedUntilDay', time: opensAt, dayKey };
  return { isOpen, key: 'home.closed' };
}
