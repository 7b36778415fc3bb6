/** What a ticket says about its time, and where it leads. Merchant 4; buying 2 "Next step". */
import type { CouponFrozen, WalletCoupon } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatClock, formatDate, formatMoment } from '../../i18n/format-date.ts';
import { text } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { daysBetween } from '../../lib/days-between.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import { isPresent } from '../../lib/present.ts';
import { type Path, paths } from '../../paths.ts';
import { couponAt, SOON_DAYS } from './left-days.ts';

export interface TimeLine {
  words: string;
  /** It ends within a week. */
  isSoon: boolean;
}

/** @param given as the server said it, however long ago */
export function timeLine(given: WalletCoupon, locale: Locale, nowMs: number): TimeLine {
  const coupon = couponAt(given, nowMs);
  const { state, validStart, validEnd, usedTime, cancelTime } = coupon;
  const quiet = (words: string): TimeLine => ({ words, isSoon: false });
  switch (state) {
    case 'wait_pay':
      return { words: text('wallet.payBy', { time: formatClock(cancelTime ?? 0) }), isSoon: true };
    case 'cancel':
      return quiet(text('wallet.orderClosed'));
    case 'used':
      return quiet(text('wallet.usedAt', { time: formatMoment(usedTime ?? validEnd, locale) }));
    case 'expired':
      return quiet(text('wallet.endedOn', { date: dayOf(validEnd, locale) }));
    case 'not_effective':
      return quiet(text('wallet.usableFrom', { date: dayOf(validStart, locale) }));
    case 'refunding':
    case 'return':
      return moneyLine(coupon, locale);
    case 'locked':
      return coupon.frozen ? frozenLine(coupon.frozen, locale) : quiet(text('wallet.atCashier'));
    case 'valid_coupon':
    case 'not_delivery':
    case 'valid': {
      const date = dayOf(validEnd, locale);
      const leftDays = daysBetween(nowMs, validEnd);
      if (leftDays > SOON_DAYS) return quiet(text('wallet.validUntil', { date }));
      const words =
        leftDays <= 0 ? text('wallet.lastDay') : text('wallet.daysLeft', { count: leftDays, date });
      return { words, isSoon: true };
    }
  }
}

/** A choice that its owner has to make stands out; a decision of others does not. */
function frozenLine({ caseNo, chooseUntil }: CouponFrozen, locale: Locale): TimeLine {
  if (!isPresent(chooseUntil))
    return { words: text('wallet.caseJudged', { caseNo }), isSoon: false };
  const time = formatMoment(chooseUntil, locale);
  return { words: text('wallet.caseUntil', { caseNo, time }), isSoon: true };
}

/** The sum, with its date or its reference; what the buyer is to do stands out. */
function moneyLine({ money }: WalletCoupon, locale: Locale): TimeLine {
  if (!money) return { words: text('wallet.moneyOnOrder'), isSoon: false };
  const { status, reference, expectedDate } = money;
  const amount = formatRp(money.amount);
  if (status === 'FAILED' || status === 'WAIT_DESTINATION')
    return { words: text('wallet.moneyStuck', { amount }), isSoon: true };
  const words = isPresent(reference)
    ? text('wallet.moneyBack', { amount, reference })
    : isPresent(expectedDate)
      ? text('wallet.moneyBy', { amount, date: formatDate(expectedDate, locale) })
      : text('wallet.moneyOnOrder');
  return { words, isSoon: false };
}

function dayOf(atMs: number, locale: Locale): string {
  return formatDate(inJakarta(atMs).slice(0, 10), locale);
}

/** Something like it, when it ended for good. */
export function similarOf({ state, refund, storeId, poiId }: WalletCoupon): Path | undefined {
  const isLost = state === 'expired' && refund === 'NONE';
  return isLost ? paths.merchant({ poiId, storeId }) : undefined;
}

/** A voucher to its page, an unpaid order to its payment, a closed one to its page. */
export function wayOf({ state, couponId, orderId, splitId }: WalletCoupon): Path {
  if (couponId) return paths.couponDetail({ id: couponId });
  if (splitId) return paths.groupCouponOrderDetail({ splitId });
  const order = { orderId: orderId ?? '' };
  return state === 'wait_pay' ? paths.cashier(order) : paths.groupCouponOrderDetail(order);
}
