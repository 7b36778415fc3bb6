import type { EnvelopeState, RedEnvelope } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { text, useLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clockIcon, giftIcon } from '../../ui/icons.ts';
import { Link } from '../navigation/Link.tsx';
import { useMinute } from '../opening-hours/use-minute.ts';
import { StateChip } from '../order/StateChip.tsx';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import ticket from './CouponTicket.module.css';
import { SOON_DAYS, envelopeAt } from './left-days.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import type { Locale } from '../../i18n/locale.ts';
import { daysBetween } from '../../lib/days-between.ts';
import { inJakarta } from '../../lib/jakarta.ts';
import type { StateWords } from '../order/words.ts';
import type { TimeLine } from './ticket-words.ts';

interface EnvelopeTicketProps {
  envelope: RedEnvelope;
  /** On its own page it leads nowhere. */
  isLink?: boolean;
}

/** A red envelope as a ticket: how much, from which total on, for what, until when. */
export function EnvelopeTicket({ envelope: given, isLink = true }: EnvelopeTicketProps) {
  const text = useText();
  const locale = useLocale();
  const nowMs = useMinute();
  const envelope = envelopeAt(given, nowMs);
  const { redEnvelopeId, state, discountAmount, useOrderAmountThreshold: least } = envelope;
  const { words, isSoon } = envelopeTime(envelope, locale, nowMs);
  const name = text('checkout.envelopeOff', { amount: formatRp(discountAmount) });
  return (
    <article
      className={classes(surface['sheet'], layout['flow'], ticket['ticket'])}
      data-off={isOver(state) || undefined}
    >
      <div
        className={classes(layout['middle'], tint['tone'], layout['fixed'], ticket['stub'])}
        data-tone="bad"
      >
        <Icon shape={giftIcon} size={32} />
      </div>
      <div className={classes(layout['stack'], layout['share'], space['gap4px'], space['pad3by4'])}>
        <p className={classes(layout['ends'], space['gap1by2'])}>
          <StateChip words={ENVELOPE_WORDS[state]} />
        </p>
        {isLink ? (
          <Link
            className={classes(surface['stretched'], layout['stack'], ticket['open'])}
            to={paths.redEnvelopeDetail({ id: redEnvelopeId })}
          >
            <span className={classes(font['big'], font['words'], letters['lines13'])}>{name}</span>
          </Link>
        ) : (
          <p className={classes(font['big'], font['words'], letters['lines13'])}>{name}</p>
        )}
        <p
          className={classes(
            layout['line'],
            font['note'],
            font['numbers'],
            space['gapHairBy2'],
            ticket['facts'],
          )}
        >
          <span>
            {least > 0
              ? text('checkout.envelopeMin', { amount: formatRp(least) })
              : text('checkout.envelopeAnyAmount')}
          </span>
          <span>
            {envelope.productCount > 0
              ? text('offers.forSome', { count: envelope.productCount })
              : text('offers.forAll')}
          </span>
          {envelope.appOnly && <span>{text('offers.appOnly')}</span>}
        </p>
        <p
          className={classes(
            layout['row'],
            font['note'],
            isSoon && tint['alarm'],
            space['gap4px'],
            letters['lines14'],
          )}
        >
          <Icon shape={clockIcon} size={16} />
          <span>{words}</span>
        </p>
      </div>
    </article>
  );
}

function isOver(state: RedEnvelope['state']): boolean {
  return state === 'USED' || state === 'EXPIRED';
}

/** What a red envelope says about its state and time. Buying 1 "Red envelope". */
const ENVELOPE_WORDS: Readonly<Record<EnvelopeState, StateWords>> = {
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
