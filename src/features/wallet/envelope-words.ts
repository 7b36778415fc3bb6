/** What a red envelope says about its state and time. Buying 1 "Red envelope". */
import type { EnvelopeState, RedEnvelope } from '../../api/generated/types.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { text } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { daysBetween } from '../../lib/days-between.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import type { StateWords } from '../order/words.ts';
import { envelopeAt, SOON_DAYS } from './left-days.ts';
import type { TimeLine } from './ticket-words.ts';

export const ENVELOPE_WORDS: Readonly<Record<EnvelopeState, StateWords>> = {
  UNUSED: { name: 'offers.stateUnused', tone: 'good' },
  LOCKED: { name: 'offers.stateLocked', tone: 'going' },
  USED: { name: 'offers.stateUsed', tone: 'quiet' },
  EXPIRED: { name: 'offers.stateExpired', tone: 'bad' },
};

/** @param given as the server said it, however long ago */
export function envelopeTime(given: RedEnvelope, locale: Locale, nowMs: number): TimeLine {
  const { state, expireTime, usedTime } = envelopeAt(given, nowMs);
  const date = formatDate(inJakarta(expireTime).slice(0, 10), locale);
  const quiet = (words: string): TimeLine => ({ words, isSoon: false });
  switch (state) {
    case 'USED':
      return quiet(text('wallet.usedAt', { time: formatMoment(usedTime ?? expireTime, locale) }));
    case 'EXPIRED':
      return quiet(text('wallet.endedOn', { date }));
    case 'LOCKED':
      return quiet(text('offers.lockedNote'));
    case 'UNUSED': {
      const leftDays = daysBetween(nowMs, expireTime);
      if (leftDays > SOON_DAYS) return quiet(text('wallet.validUntil', { date }));
      const words =
        leftDays <= 0 ? text('wallet.lastDay') : text('wallet.daysLeft', { count: leftDays, date });
      return { words, isSoon: true };
    }
  }
}
