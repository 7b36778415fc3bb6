/** What happens to the money of vouchers that expire unused, in words. Buying 7. */
import type { MoneyBack } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import type { useText } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { isPresent } from '../../lib/present.ts';
import { PAY_METHODS } from '../order/words.ts';
import { targetWords } from './words.ts';

/** Of a voucher that was bought; undefined: nothing returns by itself. */
export function moneyBackWords(
  text: ReturnType<typeof useText>,
  locale: Locale,
  back: MoneyBack | null | undefined,
): string | undefined {
  if (!isPresent(back)) return undefined;
  switch (back.way) {
    case 'ORIGINAL':
      return isPresent(back.method)
        ? text('aftersale.endOriginal', { method: text(PAY_METHODS[back.method]) })
        : text('aftersale.endNothingPaid');
    case 'NAMED':
      return text('aftersale.endNamed', {
        to: back.destination ? targetWords(text, back.destination) : '',
      });
    case 'UNKNOWN':
      if (back.method === 'CASH') return text('aftersale.endCash');
      // What comes by itself is too late for the original way, what is asked for now is not.
      return isPresent(back.originalUntil) && isPresent(back.method)
        ? text('aftersale.endAskBefore', {
            time: formatMoment(back.originalUntil, locale),
            method: text(PAY_METHODS[back.method]),
          })
        : text('aftersale.endTooLate');
  }
}

/** Only then a destination is of use. */
export function takesDestination(back: MoneyBack | null | undefined): back is MoneyBack {
  return isPresent(back) && back.way !== 'ORIGINAL';
}
