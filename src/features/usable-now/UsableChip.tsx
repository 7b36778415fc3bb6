import { useText, type TextKey } from '../../i18n/i18n.ts';
import { DAY_NAMES } from '../opening-hours/day-names.ts';
import type { Usable, UsableFrom, UsableReason } from './usable-now.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import font from '../../ui/style/font.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './UsableChip.module.css';

const REASONS: Readonly<Record<UsableReason, TextKey>> = {
  'sold-out': 'merchant.soldOut',
  'limit-reached': 'merchant.limitReached',
  'not-for-user': 'merchant.notEligible',
  'not-on-sale': 'merchant.notOnSale',
  expired: 'merchant.voucherExpired',
  'no-service': 'merchant.noService',
  blackout: 'merchant.blackout',
  day: 'merchant.notThisDay',
  closed: 'merchant.storeClosed',
  'service-closed': 'merchant.serviceClosed',
  hours: 'merchant.notThisHour',
  far: 'merchant.tooFar',
};

/** One chip that says whether a voucher can be used now, and if not, why and from when (B6). */
export function UsableChip({ usable }: { usable: Usable }) {
  const text = useText();
  if (usable.isUsable) {
    const words = [
      usable.until === undefined
        ? text('merchant.usableNow')
        : text('merchant.usableUntil', { time: usable.until }),
    ];
    if (usable.perVisitLimit !== undefined)
      words.push(text('merchant.perVisit', { count: usable.perVisitLimit }));
    return (
      <span
        className={classes(
          font['note'],
          tint['tone'],
          font['medium'],
          box['onSunk'],
          letters['lines14'],
          css['chip'],
        )}
        data-tone="good"
      >
        {words.join(' · ')}
      </span>
    );
  }
  const words = [text(REASONS[usable.reason])];
  if (usable.from) words.push(fromText(text, usable.from));
  return (
    <span
      className={classes(
        font['note'],
        font['medium'],
        box['onSunk'],
        letters['lines14'],
        css['chip'],
      )}
    >
      {words.join(' · ')}
    </span>
  );
}

function fromText(text: ReturnType<typeof useText>, { inDays, day, time }: UsableFrom): string {
  if (inDays === 0) return text('merchant.fromToday', { time });
  if (inDays === 1) return text('merchant.fromTomorrow', { time });
  if (inDays > 6) return text('merchant.fromInDays', { count: inDays });
  return text('merchant.fromDay', { day: text(DAY_NAMES[day - 1] ?? 'merchant.monday'), time });
}
