import { useState } from 'react';
import { attempts } from '../../api/keyed/attempts.ts';
import { ApiError, isUnanswered, serversWords } from '../../api/errors.ts';
import { applyRefundSubmit } from '../../api/generated/calls/apply-refund-submit.ts';
import type { ApplyRefundSubmitBody } from '../../api/generated/types.ts';
import { takeOut } from '../../features/order/taken-out.ts';
import { type DestinationForm, destinationOf } from '../../features/refund/destination.ts';
import { refreshRefunded } from '../../features/refund/refund-queries.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import type { ReasonForm } from './ReasonFields.tsx';

interface Submitted {
  orderId: string;
  couponIds: readonly string[];
  reason: ReasonForm;
  to: DestinationForm;
}

const submitOnce = attempts(applyRefundSubmit);

/** Asks for the refund. */
export function useSubmit(onDone: (refundId: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function send({ orderId, couponIds, reason, to }: Submitted): Promise<void> {
    setBusy(true);
    setFailure('');
    const body: ApplyRefundSubmitBody = {
      orderId,
      couponIds: [...couponIds],
      reason: reason.reason,
      ...(reason.detail !== '' && { detail: reason.detail }),
      note: reason.note.trim(),
      destination: destinationOf(to),
    };
    try {
      const { refundId } = await submitOnce(body);
      takeOut(couponIds, 'REFUNDING');
      refreshRefunded();
      onDone(refundId);
    } catch (error) {
      reportProblem('refund.submit', error);
      // Merchant 8 has the first words; what follows says why.
      const why = isUnanswered(error) ? text('failure.offline') : serversWords(error);
      setFailure([text('aftersale.submitFailed'), why].filter(Boolean).join(' · '));
      if (error instanceof ApiError && error.kind === 'business') refreshRefunded();
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, failure, submit: (wanted: Submitted) => void send(wanted) };
}
