import type { RefundDetailData, RefundShare } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { type Fact, Facts } from '../../features/order/Facts.tsx';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { StateChip } from '../../features/order/StateChip.tsx';
import { RETURN_REASONS, RETURN_STATUS_WORDS } from '../../features/order/words.ts';
import { envelopeWords } from '../../features/refund/envelope-words.ts';
import { RefundNotice } from '../../features/refund/RefundNotice.tsx';
import {
  CAUSE_WORDS,
  FAILURE_WORDS,
  REFUND_HEADS,
  targetWords,
} from '../../features/refund/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, orderIcon } from '../../ui/icons.ts';
import css from './RefundDetail.module.css';
import { RefundCard } from './RefundCard.tsx';
import { RefundContact } from './RefundContact.tsx';
import { RefundSteps } from './RefundSteps.tsx';

/** The loaded refund: its state in words, never only as a word. */
export function RefundView({ detail }: { detail: RefundDetailData }) {
  const text = useText();
  const locale = useLocale();
  const pick = usePickLocale();
  const { refund } = detail;
  const { title, tone } = REFUND_HEADS[refund.status];
  const facts: (Fact | false)[] = [
    { name: text('aftersale.factAmount'), value: formatRp(refund.amount) },
    refund.promoAmount > 0 && {
      name: text('aftersale.factEnvelope'),
      value: formatRp(refund.promoAmount),
    },
    isPresent(refund.destination) && {
      name: text('aftersale.factTo'),
      value: targetWords(text, refund.destination),
    },
    {
      name: text('aftersale.factCause'),
      value: isPresent(refund.returnReason) ? text(RETURN_REASONS[refund.returnReason]) : causeOf(),
    },
    refund.note !== '' && { name: text('aftersale.note'), value: refund.note },
    isPresent(refund.reference) && {
      name: text('order.reference'),
      value: refund.reference,
      isCopied: true,
    },
    { name: text('aftersale.factNumber'), value: refund.refundId, isCopied: true },
  ];
  return (
    <>
      <section className={css['head']} data-tone={tone} aria-live="polite">
        <h2 className={css['name']}>{text(title)}</h2>
        <p className={css['amount']}>{formatRp(refund.amount)}</p>
        {notesOf().map((note) => (
          <p key={note}>{note}</p>
        ))}
      </section>
      <div className={css['parts']}>
        <RefundNotice refund={refund} />
        <RefundContact detail={detail} />
        <RefundCard title={text('aftersale.stepsTitle')}>
          <RefundSteps steps={detail.stepList} />
        </RefundCard>
        <RefundCard title={text('aftersale.factsTitle')}>
          <Facts facts={facts.filter((fact) => fact !== false)} />
        </RefundCard>
        {detail.shareList.length > 0 && (
          <RefundCard title={text('aftersale.sharesTitle')}>
            <Shares shares={detail.shareList} />
          </RefundCard>
        )}
        <RefundCard title={text('order.itemTitle')}>
          <OrderItemRow item={detail.item} hasStore />
          {detail.isOrderMine && (
            <Link
              className={css['way']}
              to={paths.groupCouponOrderDetail({ orderId: refund.orderId })}
            >
              <Icon shape={orderIcon} size={22} />
              <span>{text('wallet.orderNo', { orderNo: detail.orderNo })}</span>
              <Icon shape={chevronRightIcon} size={18} />
            </Link>
          )}
        </RefundCard>
      </div>
    </>
  );

  function causeOf(): string {
    const reason = pick(refund.reasonName);
    const detailed = pick(refund.detailName);
    if (!reason) return text(CAUSE_WORDS[refund.cause]);
    return detailed ? text('aftersale.reasonDetail', { reason, detail: detailed }) : reason;
  }

  function notesOf(): string[] {
    const date = isPresent(refund.expectedDate) ? formatDate(refund.expectedDate, locale) : '';
    const time = isPresent(refund.sendTime) ? formatMoment(refund.sendTime, locale) : '';
    const late = isPresent(detail.caseNo)
      ? [
          text('aftersale.late', {
            caseNo: detail.caseNo,
            date: formatDate(detail.answerDate ?? '', locale),
          }),
        ]
      : [];
    switch (refund.status) {
      case 'REQUESTED':
        return [text('aftersale.noteRequested', { time, date }), ...late];
      case 'SENT':
        return [text('aftersale.noteSent', { date }), ...late];
      case 'DONE':
        if (refund.amount > 0) return [text('aftersale.noteDone')];
        return [
          text('aftersale.noteNothing'),
          ...(isPresent(detail.envelope) ? [envelopeWords(text, locale, detail.envelope)] : []),
        ];
      case 'FAILED':
        return [
          ...(isPresent(refund.failureReason) ? [text(FAILURE_WORDS[refund.failureReason])] : []),
          text('aftersale.noteSafe'),
          ...late,
        ];
      case 'WAIT_DESTINATION':
        return [text('aftersale.noteWaits')];
      case 'CANCELLED':
        return [text('aftersale.noteCancelled')];
    }
  }
}

function Shares({ shares }: { shares: readonly RefundShare[] }) {
  const text = useText();
  return (
    <ul className={css['shares']}>
      {shares.map(({ name, amount, isMine, status }, at) => (
        // Two people may have the same name.
        <li key={at}>
          <span>{isMine ? text('aftersale.yourPart') : text('aftersale.partOf', { name })}</span>
          <span className={css['sum']}>{formatRp(amount)}</span>
          {isPresent(status) && <StateChip words={RETURN_STATUS_WORDS[status]} />}
        </li>
      ))}
    </ul>
  );
}
