/** When and how a voucher can be used, as rows of words. Merchant 3 "Voucher", B6. */
import type { ProductDetailData, UserGroup, VoucherKind } from '../../api/generated/types.ts';
import { formatDate } from '../../i18n/format-date.ts';
import type { text, TextKey } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { DAY_NAMES } from '../opening-hours/day-names.ts';

export interface UsageRow {
  label: TextKey;
  lines: string[];
}

type Text = typeof text;

const CHANNELS: Readonly<Record<number, TextKey>> = {
  1: 'merchant.delivery',
  2: 'merchant.pickUp',
  3: 'merchant.dineIn',
  4: 'voucher.deliveryApp',
};

const KINDS = {
  STANDARD: 'voucher.kindStandard',
  ULTRA_CODE: 'voucher.kindUltra',
  COMBINED_CODE: 'voucher.kindCombined',
  OTHER_LINK: 'voucher.kindLink',
  PAPER: 'voucher.kindPaper',
} as const satisfies Record<VoucherKind, TextKey>;

const GROUPS = {
  EVERYBODY: 'voucher.forEverybody',
  INVITED: 'voucher.forInvited',
} as const satisfies Record<UserGroup, TextKey>;

/** What an owned voucher says of itself, and more where it is on sale. */
export type UsageFacts = Pick<ProductDetailData, 'usage' | 'validStart' | 'validEnd'> &
  Partial<Pick<ProductDetailData, 'channelTypeList' | 'limits' | 'userGroup' | 'voucherKind'>>;

/** Rows without a line are absent. */
export function usageRows(detail: UsageFacts, say: Text, locale: Locale): UsageRow[] {
  const { usage } = detail;
  const rows: UsageRow[] = [
    { label: 'voucher.validity', lines: [validity(detail, say, locale)] },
    { label: 'voucher.days', lines: [days(usage.dayList, say)] },
    { label: 'voucher.hours', lines: [hours(usage, say)] },
    {
      label: 'voucher.blackout',
      lines: usage.blackoutDateList.map((date) => formatDate(date, locale)),
    },
    {
      label: 'voucher.channels',
      lines: (detail.channelTypeList ?? []).flatMap((type) => {
        const key = CHANNELS[type];
        return key ? [say(key)] : [];
      }),
    },
    { label: 'voucher.limits', lines: limits(detail, say) },
    { label: 'voucher.buyers', lines: detail.userGroup ? [say(GROUPS[detail.userGroup])] : [] },
    { label: 'voucher.kind', lines: detail.voucherKind ? [say(KINDS[detail.voucherKind])] : [] },
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

function validity(
  { validStart, validEnd }: Pick<ProductDetailData, 'validStart' | 'validEnd'>,
  say: Text,
  locale: Locale,
): string {
  // An end at midnight is the end of the day before.
  const [from, until] = [validStart, validEnd - 1].map((ms) =>
    formatDate(inJakarta(ms).slice(0, 10), locale),
  );
  return say('voucher.fromUntil', { from: from ?? '', until: until ?? '' });
}

/** Runs of three days and more are joined: `Senin–Jumat`. */
export function days(dayList: readonly number[], say: Text): string {
  const sorted = [...new Set(dayList)].sort((a, b) => a - b);
  if (sorted.length === 7) return say('voucher.everyDay');
  const runs: number[][] = [];
  for (const day of sorted) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined): string => {
    const key = DAY_NAMES[(day ?? 0) - 1];
    return key ? say(key) : '';
  };
  return runs
    .flatMap((run) => (run.length < 3 ? run.map(name) : [`${name(run[0])}–${name(run.at(-1))}`]))
    .join(', ');
}

function hours({ startTime, endTime }: ProductDetailData['usage'], say: Text): string {
  return startTime && endTime ? `${startTime}–${endTime}` : say('voucher.openHours');
}

/** Merchant 3: daily, in all, for one order at the outlet; and at one visit (B6). */
export function limits(
  { limits: given, usage }: Pick<UsageFacts, 'limits' | 'usage'>,
  say: Text,
): string[] {
  const { receiveTimesDailyLimit: daily, receiveTimesLimit: total, orderUseLimitNum } = given ?? {};
  const { perVisitLimit } = usage;
  const lines: string[] = [];
  if (daily) lines.push(say('voucher.perDay', { count: daily }));
  if (total) lines.push(say('voucher.perPerson', { count: total }));
  if (orderUseLimitNum) lines.push(say('voucher.perBill', { count: orderUseLimitNum }));
  if (perVisitLimit) lines.push(say('voucher.perVisit', { count: perVisitLimit }));
  return lines.length > 0 || !given ? lines : [say('voucher.unlimited')];
}
