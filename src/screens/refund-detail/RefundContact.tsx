import { useState } from 'react';
import type { RefundDetailData } from '../../api/generated/types.ts';
import { askService, openService, serviceUrl } from '../../features/order/customer-service.ts';
import { useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';

/**
 * The next step of money that is late, or that is said to be there and is not: customer service by
 * WhatsApp, with the refund's number, its reference and a case. B1; buying 7 "Late".
 */
export function RefundContact({ detail }: { detail: RefundDetailData }) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const { refund, isOrderMine, serviceWhatsapp } = detail;
  const isDone = refund.status === 'DONE' && refund.amount > 0;
  const isLate = isPresent(detail.caseNo) && refund.status !== 'CANCELLED';
  if (!isDone && !(isLate && refund.status !== 'DONE')) return null;

  async function contact(): Promise<void> {
    setBusy(true);
    const caseNo = isDone ? await askedCase() : (detail.caseNo ?? undefined);
    setBusy(false);
    if (caseNo === null) return;
    const words = [
      text('aftersale.contactMessage', { refundId: refund.refundId }),
      isPresent(refund.reference) && text('aftersale.reference', { reference: refund.reference }),
      caseNo !== undefined && text('order.caseNumber', { caseNo }),
    ];
    const url = serviceUrl(serviceWhatsapp, words.filter(Boolean).join(' · '));
    if (url === undefined) toast(text('order.whatsappFailed'));
    else await openService(url);
  }

  /** Only the order's buyer can open one; null: it failed, and the user was told. */
  async function askedCase(): Promise<string | undefined | null> {
    if (!isOrderMine) return undefined;
    const note = [refund.refundId, refund.reference].filter(isPresent).join(' ');
    const answer = await askService({ orderId: refund.orderId, topic: 'OTHER', note });
    if (typeof answer !== 'string') return answer.case.caseNo;
    toast(answer);
    return null;
  }

  return (
    <Button variant="secondary" wide isBusy={isBusy} onClick={() => void contact()}>
      {text(isDone ? 'aftersale.notThere' : 'aftersale.contact')}
    </Button>
  );
}
