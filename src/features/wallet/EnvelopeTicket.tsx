import type { RedEnvelope } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clockIcon, giftIcon } from '../../ui/icons.ts';
import { Link } from '../navigation/Link.tsx';
import { useMinute } from '../opening-hours/use-minute.ts';
import { StateChip } from '../order/StateChip.tsx';
import ticket from './CouponTicket.module.css';
import css from './EnvelopeTicket.module.css';
import { ENVELOPE_WORDS, envelopeTime } from './envelope-words.ts';
import { envelopeAt } from './left-days.ts';

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
    <article className={ticket['ticket']} data-off={isOver(state) || undefined}>
      <div className={`${ticket['stub'] ?? ''} ${css['stub'] ?? ''}`}>
        <Icon shape={giftIcon} size={32} />
      </div>
      <div className={ticket['body']}>
        <p className={ticket['head']}>
          <StateChip words={ENVELOPE_WORDS[state]} />
        </p>
        {isLink ? (
          <Link className={ticket['open']} to={paths.redEnvelopeDetail({ id: redEnvelopeId })}>
            <span className={css['amount']}>{name}</span>
          </Link>
        ) : (
          <p className={css['amount']}>{name}</p>
        )}
        <p className={ticket['facts']}>
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
        <p className={ticket['time']} data-soon={isSoon || undefined}>
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
