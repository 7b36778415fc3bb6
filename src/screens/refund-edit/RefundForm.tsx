import { useState } from 'react';
import { applyRefundSubmit } from '../../api/generated/calls/apply-refund-submit.ts';
import type {
  ApplyRefundData,
  ApplyRefundSubmitBody,
  CouponId,
  OrderId,
  RefundId,
  RefundReason,
  RefundShare,
} from '../../api/generated/types.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { act } from '../../features/act/act.ts';
import { useAct } from '../../features/act/use-act.ts';
import { useKeptWords } from '../../features/kept-words/use-kept-words.ts';
import { useGo } from '../../features/navigation/Link.tsx';
import { takeOut } from '../../features/order/taken-out.ts';
import { RefundNote } from '../../features/refund-promise/RefundNote.tsx';
import { DestinationFields } from '../../features/refund/DestinationFields.tsx';
import {
  type DestinationForm,
  destinationOf,
  type DestinationProblem,
  destinationProblems,
  EMPTY_DESTINATION,
} from '../../features/refund/destination.ts';
import { refreshRefunded } from '../../features/refund/refund-queries.ts';
import { notSubmitted } from '../../features/refund/words.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { track } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import { AmountCard } from './AmountCard.tsx';
import { CouponChoice } from './CouponChoice.tsx';
import { ReasonFields, type ReasonForm } from './ReasonFields.tsx';

interface RefundFormProps {
  quote: ApplyRefundData;
  reasons: readonly RefundReason[];
  /** Chosen to begin with; empty: all. */
  couponId: CouponId;
  onChoose: (couponIds: readonly CouponId[]) => void;
}

/** All on one page: what returns, how much exactly, why, and where to. */
export function RefundForm({ quote, reasons, couponId, onChoose }: RefundFormProps) {
  const text = useText();
  const go = useGo();
  const open = quote.couponList.filter(({ blockedBy }) => !blockedBy).map((one) => one.couponId);
  const [picked, setPicked] = useState(() => (open.includes(couponId) ? [couponId] : open));
  // What was blocked meanwhile is chosen no more; the list says why.
  const chosen = picked.filter((id) => open.includes(id));
  const [reason, setReason] = useState<ReasonForm>({ reason: '', detail: '', note: '' });
  useKeptWords(`refund:${quote.orderId}`, reason.note, (note) =>
    setReason((form) => ({ ...form, note })),
  );
  const [to, setTo] = useState<DestinationForm>(() => ({
    ...EMPTY_DESTINATION,
    kind: quote.destinationList[0]?.isOffered ? 'ORIGINAL' : undefined,
  }));
  const [problems, setProblems] = useState<readonly DestinationProblem[]>([]);
  const [isReasonAsked, setReasonAsked] = useState(false);
  const { isBusy, failure, submit } = useSubmit((refundId) =>
    go(paths.refundDetail({ refundId }), true),
  );
  const locale = useLocale();
  const way =
    quote.destinationList.find(({ kind }) => kind === to.kind) ?? quote.destinationList[0];
  const sentAt = way?.sendTime ?? quote.serverTime;
  const coupons = quote.couponList.filter((one) => chosen.includes(one.couponId));
  const amount = coupons.reduce((sum, one) => sum + one.paidAmount, 0);

  function choose(ids: readonly CouponId[]): void {
    setPicked([...ids]);
    onChoose(ids);
  }

  function send(): void {
    const found = destinationProblems(to);
    setProblems(found);
    setReasonAsked(reason.reason === '');
    if (found.length > 0 || reason.reason === '' || coupons.length === 0) return;
    submit({ orderId: quote.orderId, couponIds: chosen, reason, to });
  }

  return (
    <div className={classes(layout['stack3'], layout['page'])}>
      <section aria-label={text('aftersale.promise')}>
        <RefundNote promise={quote.promise} />
        {quote.isOutletClosed && (
          <p className={classes(font['note'], space['above2'], letters['lines15'])}>
            {text('aftersale.outletClosed')}
          </p>
        )}
        {quote.isWithdrawn && (
          <p className={classes(font['note'], space['above2'], letters['lines15'])}>
            {text('aftersale.withdrawn')}
          </p>
        )}
      </section>
      <CouponChoice quote={quote} chosen={chosen} onChange={choose} />
      {open.length > 0 && (
        <>
          <AmountCard
            coupons={coupons}
            shares={sharesOf(quote, chosen)}
            envelope={quote.envelope}
          />
          <ReasonFields
            reasons={reasons}
            form={reason}
            isMissing={isReasonAsked && reason.reason === ''}
            onChange={(change) => setReason((form) => ({ ...form, ...change }))}
          />
          <section className={surface['panel']} aria-label={text('aftersale.destination')}>
            <DestinationFields
              options={quote.destinationList}
              form={to}
              problems={problems}
              onChange={(change) => {
                setTo((form) => ({ ...form, ...change }));
                setProblems([]);
              }}
            />
          </section>
          {failure && (
            <p className={tint['problem']} role="alert">
              {failure}
            </p>
          )}
          <Button
            variant="primary"
            wide
            isBusy={isBusy}
            disabled={coupons.length === 0}
            onClick={send}
          >
            {text('aftersale.submit', { amount: formatRp(amount) })}
          </Button>
          <p className={classes(font['note'], space['above2'], letters['lines15'])}>
            {text('aftersale.canCancelUntil', { time: formatMoment(sentAt, locale) })}
          </p>
        </>
      )}
    </div>
  );
}

/** The parts of several payers, once the reply is of exactly what is chosen. */
function sharesOf(
  { couponList, shareList }: Pick<ApplyRefundData, 'couponList' | 'shareList'>,
  chosen: readonly CouponId[],
): readonly RefundShare[] {
  const isSame = couponList.every(
    ({ couponId, isChosen }) => isChosen === chosen.includes(couponId),
  );
  return isSame && chosen.length > 0 ? shareList : [];
}

interface Submitted {
  orderId: OrderId;
  couponIds: readonly CouponId[];
  reason: ReasonForm;
  to: DestinationForm;
}

const submitRefund = act(attempts(applyRefundSubmit), {
  name: 'refund.submit',
  onDone(_asked, { orderId, couponIds }) {
    track('refund_sent', { orderId, quantity: couponIds.length });
    takeOut(couponIds, 'REFUNDING');
    refreshRefunded();
  },
  onRefused: refreshRefunded,
  failed: notSubmitted,
  shows: 'inline',
});

/** Asks for the refund. */
function useSubmit(onDone: (refundId: RefundId) => void) {
  const { send, isBusy, failure } = useAct(submitRefund, {
    onDone: ({ refundId }) => onDone(refundId),
  });
  return {
    isBusy,
    failure,
    submit: (wanted: Submitted) => void send(bodyOf(wanted)),
  };
}

function bodyOf({ orderId, couponIds, reason, to }: Submitted): ApplyRefundSubmitBody {
  return {
    orderId,
    couponIds: [...couponIds],
    reason: reason.reason,
    ...(reason.detail !== '' && { detail: reason.detail }),
    note: reason.note.trim(),
    destination: destinationOf(to),
  };
}
