import { useState } from 'react';
import { attempts } from '../../api/keyed/attempts.ts';
import { ApiError, isUnanswered, serversWords } from '../../api/errors.ts';
import { refundDetail } from '../../api/generated/calls/refund-detail.ts';
import { refundResend } from '../../api/generated/calls/refund-resend.ts';
import type { RefundDetailData } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import {
  type DestinationForm,
  destinationOf,
  type DestinationProblem,
  destinationProblems,
  EMPTY_DESTINATION,
} from '../../features/refund/destination.ts';
import { DestinationFields } from '../../features/refund/DestinationFields.tsx';
import { setRefund } from '../../features/refund/refund-queries.ts';
import { FAILURE_WORDS } from '../../features/refund/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import css from './RefundDetail.module.css';

const resendOnce = attempts(refundResend);

interface ResendSheetProps {
  isOpen: boolean;
  detail: RefundDetailData;
  onClose: () => void;
}

/** Corrects where the money goes, and sends it again. */
export function ResendSheet({ isOpen, detail, onClose }: ResendSheetProps) {
  const text = useText();
  const { refund, destinationList } = detail;
  const [form, setForm] = useState<DestinationForm>(() => ({
    ...EMPTY_DESTINATION,
    // As before, where that is still possible: its fields are masked and are typed again.
    kind: destinationList.find(
      ({ kind, isOffered }) => isOffered && kind === refund.destination?.kind,
    )?.kind,
    bankName: refund.destination?.bankName ?? '',
  }));
  const [problems, setProblems] = useState<readonly DestinationProblem[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    const found = destinationProblems(form);
    setProblems(found);
    setFailure('');
    if (found.length > 0) return;
    setBusy(true);
    const body = { refundId: refund.refundId, destination: destinationOf(form) };
    try {
      setRefund(await resendOnce(body));
      toast(text('aftersale.resent'));
      onClose();
    } catch (error) {
      reportProblem('refund.resend', error);
      const why = isUnanswered(error) ? text('failure.offline') : serversWords(error);
      setFailure([text('aftersale.submitFailed'), why].filter(Boolean).join(' · '));
      if (error instanceof ApiError && error.kind === 'business')
        void queryClient.invalidateQueries({ queryKey: [refundDetail.path] });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('aftersale.resendTitle', { amount: formatRp(refund.amount) })}
      closeLabel={text('common.close')}
      buttons={[
        {
          variant: 'primary',
          label: text('aftersale.resend'),
          isBusy,
          onClick: () => void send(),
        },
      ]}
    >
      {isPresent(refund.failureReason) && (
        <p className={css['why']}>{text(FAILURE_WORDS[refund.failureReason])}</p>
      )}
      <DestinationFields
        options={destinationList}
        form={form}
        problems={problems}
        onChange={(change) => {
          setForm((before) => ({ ...before, ...change }));
          setProblems([]);
        }}
      />
      {failure && (
        <p className={css['failure']} role="alert">
          {failure}
        </p>
      )}
    </Sheet>
  );
}
