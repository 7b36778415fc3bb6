/** What becomes of the red envelope of vouchers that return, in words. Buying 7. */
import type { EnvelopeBack } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import type { useText } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { isPresent } from '../../lib/present.ts';

export function envelopeWords(
  text: ReturnType<typeof useText>,
  locale: Locale,
  { fate, until }: EnvelopeBack,
): string {
  switch (fate) {
    case 'KEPT':
      return text('aftersale.envelopeKept');
    case 'EXPIRED':
      return text('aftersale.envelopeExpired');
    case 'FREED':
      return isPresent(until)
        ? text('aftersale.envelopeUntil', { time: formatMoment(until, locale) })
        : text('aftersale.envelopeNote');
  }
}
