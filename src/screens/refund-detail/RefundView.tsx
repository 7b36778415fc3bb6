import type { RefundDetailData, RefundShare, Refund, CaseNo } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { type Fact, Facts } from '../../features/order/Facts.tsx';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { StateChip } from '../../features/order/StateChip.tsx';
import { RETURN_REASONS, RETURN_STATUS_WORDS } from '../../features/order/words.ts';
import {
  CAUSE_WORDS,
  FAILURE_WORDS,
  REFUND_HEADS,
  envelopeWords,
  targetWords,
} from '../../features/refund/words.ts';
import { Card } from '../../features/order/Card.tsx';
import { formatRp } from '../../i18n/format.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, orderIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import { RefundSteps } from './RefundSteps.tsx';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './RefundDetail.module.css';
import { host } from '#host';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { NotificationSheet } from '../../features/notifications/NotificationSheet.tsx';
import { useNotificationState } from '../../features/notifications/permission.ts';
import { syncNotice } from '../../features/refund/notices.ts';
import { useAct } from '../../features/act/use-act.ts';
import { askService, openService, serviceUrl } from '../../features/order/customer-service.ts';
import { toast } from '../../ui/toast.ts';

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
      <section
        className={classes(layout['stack1'], tint['ground'], css['head'])}
        data-tone={tone}
        aria-live="polite"
      >
        <h2 className={classes(font['big'], font['headline'])}>{text(title)}</h2>
        <p className={classes(font['price'], css['amount'])}>{formatRp(refund.amount)}</p>
        {notesOf().map((note) => (
          <p key={note}>{note}</p>
        ))}
      </section>
      <div className={classes(layout['stack3'], layout['page'])}>
        <RefundNotice refund={refund} />
        <RefundContact detail={detail} />
        <Card title={text('aftersale.stepsTitle')}>
          <RefundSteps steps={detail.stepList} />
        </Card>
        <Card title={text('aftersale.factsTitle')}>
          <Facts facts={facts.filter((fact) => fact !== false)} />
        </Card>
        {detail.shareList.length > 0 && (
          <Card title={text('aftersale.sharesTitle')}>
            <Shares shares={detail.shareList} />
          </Card>
        )}
        <Card title={text('order.itemTitle')}>
          <OrderItemRow item={detail.item} hasStore />
          {detail.isOrderMine && (
            <Link
              className={classes(
                layout['row3'],
                font['medium'],
                space['above3'],
                box['ruled'],
                box['tall52'],
                css['way'],
              )}
              to={paths.groupCouponOrderDetail({ orderId: refund.orderId })}
            >
              <Icon shape={orderIcon} size={22} />
              <span>{text('wallet.orderNo', { orderNo: detail.orderNo })}</span>
              <Icon shape={chevronRightIcon} size={18} />
            </Link>
          )}
        </Card>
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
          <span className={classes(font['numbers'], space['toEnd'])}>{formatRp(amount)}</span>
          {isPresent(status) && <StateChip words={RETURN_STATUS_WORDS[status]} />}
        </li>
      ))}
    </ul>
  );
}

/** Asks for the notification of the day by which the money has arrived; nothing once it is allowed. */
function RefundNotice({ refund }: { refund: Refund }) {
  const text = useText();
  const state = useNotificationState();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => syncNotice(refund), [refund, state]);
  const isOnItsWay = isPresent(refund.expectedDate);
  if (!host.can.scheduleNotifications || !isOnItsWay) return null;
  if (state !== 'prompt' && state !== 'denied') return null;
  return (
    <>
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        {text('aftersale.notify')}
      </Button>
      <NotificationSheet isOpen={isAsking} onClose={() => setAsking(false)} state={state} />
    </>
  );
}

/** It has no place of its own for words. */
const askAboutRefund = { ...askService, shows: 'toast' } as const;

/**
 * The next step of money that is late, or that is said to be there and is not: customer service by
 * WhatsApp, with the refund's number, its reference and a case. B1; buying 7 "Late".
 */
function RefundContact({ detail }: { detail: RefundDetailData }) {
  const text = useText();
  const { send, isBusy } = useAct(askAboutRefund, {
    onDone: ({ case: { caseNo } }) => void write(caseNo),
  });
  const { refund, isOrderMine, serviceWhatsapp } = detail;
  const isDone = refund.status === 'DONE' && refund.amount > 0;
  const isLate = isPresent(detail.caseNo) && refund.status !== 'CANCELLED';
  if (!isDone && !(isLate && refund.status !== 'DONE')) return null;

  function contact(): void {
    const note = [refund.refundId, refund.reference].filter(isPresent).join(' ');
    if (!isDone) void write(detail.caseNo ?? undefined);
    // Only the order's buyer can open a case.
    else if (!isOrderMine) void write(undefined);
    else void send({ orderId: refund.orderId, topic: 'OTHER', note });
  }

  async function write(caseNo: CaseNo | undefined): Promise<void> {
    const words = [
      text('aftersale.contactMessage', { refundId: refund.refundId }),
      isPresent(refund.reference) && text('aftersale.reference', { reference: refund.reference }),
      caseNo !== undefined && text('order.caseNumber', { caseNo }),
    ];
    const url = serviceUrl(serviceWhatsapp, words.filter(Boolean).join(' · '));
    if (url === undefined) toast(text('order.whatsappFailed'));
    else await openService(url);
  }

  return (
    <Button variant="secondary" wide isBusy={isBusy} onClick={contact}>
      {text(isDone ? 'aftersale.notThere' : 'aftersale.contact')}
    </Button>
  );
}
