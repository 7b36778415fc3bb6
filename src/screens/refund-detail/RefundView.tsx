import type { RefundDetailData, RefundShare } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { StateChip } from '../../features/order/StateChip.tsx';
import { RETURN_REASONS, RETURN_STATUS_WORDS } from '../../features/order/words.ts';
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
import { RefundSteps } from './RefundSteps.tsx';

/** The loaded refund: its state in words, never only as a word. */
export function RefundView({ detail }: { detail: RefundDetailData }) {
  const text = useText();
  const locale = useLocale();
  const pick = usePickLocale();
  const { refund } = detail;
  const { title, tone } = REFUND_HEADS[refund.status];
  const facts: (readonly [string, string])[] = [
    [text('aftersale.factAmount'), formatRp(refund.amount)],
    ...(refund.promoAmount > 0
      ? [[text('aftersale.factEnvelope'), formatRp(refund.promoAmount)] as const]
      : []),
    ...(refund.destination
      ? [[text('aftersale.factTo'), targetWords(text, refund.destination)] as const]
      : []),
    [
      text('aftersale.factCause'),
      isPresent(refund.returnReason)
        ? text(RETURN_REASONS[refund.returnReason])
        : [pick(refund.reasonName), pick(refund.detailName)].filter(Boolean).join(', ') ||
          text(CAUSE_WORDS[refund.cause]),
    ],
    ...(refund.note === '' ? [] : [[text('aftersale.note'), refund.note] as const]),
    ...(isPresent(refund.reference) ? [[text('order.reference'), refund.reference] as const] : []),
    [text('aftersale.factNumber'), refund.refundId],
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
        <RefundCard title={text('aftersale.stepsTitle')}>
          <RefundSteps steps={detail.stepList} />
        </RefundCard>
        <RefundCard title={text('aftersale.factsTitle')}>
          <dl className={css['facts']}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
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
        return [text(refund.amount > 0 ? 'aftersale.noteDone' : 'aftersale.noteNothing')];
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
