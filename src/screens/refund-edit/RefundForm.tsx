import { useState } from 'react';
import type { ApplyRefundData, RefundReason } from '../../api/generated/types.ts';
import { useKeptWords } from '../../features/kept-words/use-kept-words.ts';
import { useGo } from '../../features/navigation/go.ts';
import {
  type DestinationForm,
  type DestinationProblem,
  destinationProblems,
  EMPTY_DESTINATION,
} from '../../features/refund/destination.ts';
import { DestinationFields } from '../../features/refund/DestinationFields.tsx';
import { RefundNote } from '../../features/refund-promise/RefundNote.tsx';
import { formatRp } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { AmountCard } from './AmountCard.tsx';
import { CouponChoice } from './CouponChoice.tsx';
import { ReasonFields, type ReasonForm } from './ReasonFields.tsx';
import css from './RefundEdit.module.css';
import { sharesOf } from './shares-of.ts';
import { useSubmit } from './use-submit.ts';

interface RefundFormProps {
  wish: ApplyRefundData;
  reasons: readonly RefundReason[];
  /** Chosen to begin with; empty: all. */
  couponId: string;
  onChoose: (couponIds: readonly string[]) => void;
}

/** All on one page: what returns, how much exactly, why, and where to. */
export function RefundForm({ wish, reasons, couponId, onChoose }: RefundFormProps) {
  const text = useText();
  const go = useGo();
  const open = wish.couponList.filter(({ blockedBy }) => !blockedBy).map((one) => one.couponId);
  const [picked, setPicked] = useState(() => (open.includes(couponId) ? [couponId] : open));
  // What was blocked meanwhile is chosen no more; the list says why.
  const chosen = picked.filter((id) => open.includes(id));
  const [reason, setReason] = useState<ReasonForm>({ reason: '', detail: '', note: '' });
  useKeptWords(`refund:${wish.orderId}`, reason.note, (note) =>
    setReason((form) => ({ ...form, note })),
  );
  const [to, setTo] = useState<DestinationForm>(() => ({
    ...EMPTY_DESTINATION,
    kind: wish.destinationList[0]?.isOffered ? 'ORIGINAL' : undefined,
  }));
  const [problems, setProblems] = useState<readonly DestinationProblem[]>([]);
  const [isReasonAsked, setReasonAsked] = useState(false);
  const { isBusy, failure, submit } = useSubmit((refundId) =>
    go(paths.refundDetail({ refundId }), true),
  );
  const locale = useLocale();
  const way = wish.destinationList.find(({ kind }) => kind === to.kind) ?? wish.destinationList[0];
  const sentAt = way?.sendTime ?? wish.serverTime;
  const coupons = wish.couponList.filter((one) => chosen.includes(one.couponId));
  const amount = coupons.reduce((sum, one) => sum + one.paidAmount, 0);

  function choose(ids: readonly string[]): void {
    setPicked([...ids]);
    onChoose(ids);
  }

  function send(): void {
    const found = destinationProblems(to);
    setProblems(found);
    setReasonAsked(reason.reason === '');
    if (found.length > 0 || reason.reason === '' || coupons.length === 0) return;
    submit({ orderId: wish.orderId, couponIds: chosen, reason, to });
  }

  return (
    <div className={css['parts']}>
      <section aria-label={text('aftersale.promise')}>
        <RefundNote promise={wish.promise} />
        {wish.isOutletClosed && <p className={css['note']}>{text('aftersale.outletClosed')}</p>}
        {wish.isWithdrawn && <p className={css['note']}>{text('aftersale.withdrawn')}</p>}
      </section>
      <CouponChoice wish={wish} chosen={chosen} onChange={choose} />
      {open.length > 0 && (
        <>
          <AmountCard coupons={coupons} shares={sharesOf(wish, chosen)} envelope={wish.envelope} />
          <ReasonFields
            reasons={reasons}
            form={reason}
            isMissing={isReasonAsked && reason.reason === ''}
            onChange={(change) => setReason((form) => ({ ...form, ...change }))}
          />
          <section className={css['card']} aria-label={text('aftersale.destination')}>
            <DestinationFields
              options={wish.destinationList}
              form={to}
              problems={problems}
              onChange={(change) => {
                setTo((form) => ({ ...form, ...change }));
                setProblems([]);
              }}
            />
          </section>
          {failure && (
            <p className={css['failure']} role="alert">
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
          <p className={css['note']}>
            {text('aftersale.canCancelUntil', { time: formatMoment(sentAt, locale) })}
          </p>
        </>
      )}
    </div>
  );
}
