/** When and how a voucher can be used, in a few lines. Contract `VoucherUsage`. */
import type { OrderItem } from '../../api/generated/types.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import type { text, TextKey } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { days } from '../voucher/usage-words.ts';
import { isPresent } from '../../lib/present.ts';

const SERVICES: Readonly<Record<number, TextKey>> = {
  1: 'checkout.serviceDelivery',
  2: 'checkout.servicePickUp',
  3: 'checkout.serviceDineIn',
};

const DAYS_IN_WEEK = 7;

export function validityLine(
  say: typeof text,
  { validStart, validEnd }: Pick<OrderItem, 'validStart' | 'validEnd'>,
  { locale, nowMs }: { locale: Locale; nowMs: number },
): string {
  // An end at midnight is the end of the day before.
  const until = formatDate(inJakarta(validEnd - 1).slice(0, 10), locale);
  return validStart > nowMs
    ? say('checkout.validFrom', { from: formatMoment(validStart, locale), until })
    : say('checkout.validUntil', { until });
}

/** What limits the use beyond the last day; empty: nothing does. */
export function usageLines(say: typeof text, { usage }: OrderItem, locale: Locale): string[] {
  const lines: string[] = [];
  const { dayList, startTime, endTime, blackoutDateList, perVisitLimit, orderFoodTypeList } = usage;
  if (dayList.length > 0 && dayList.length < DAYS_IN_WEEK)
    lines.push(say('checkout.useDays', { days: days(dayList, say) }));
  if (isPresent(startTime) && isPresent(endTime))
    lines.push(say('checkout.useHours', { from: startTime, until: endTime }));
  if (blackoutDateList.length > 0) {
    const dates = blackoutDateList.map((date) => formatDate(date, locale)).join(', ');
    lines.push(say('checkout.notOn', { dates }));
  }
  const services = orderFoodTypeList.flatMap((type) => {
    const key = SERVICES[type];
    return key ? [say(key)] : [];
  });
  if (services.length > 0) lines.push(say('checkout.useFor', { services: services.join(', ') }));
  if (isPresent(perVisitLimit)) lines.push(say('checkout.perVisit', { count: perVisitLimit }));
  return lines;
}
