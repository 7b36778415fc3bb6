import { refundDetail } from '../../api/generated/calls/refund-detail.ts';
import { refundResend } from '../../api/generated/calls/refund-resend.ts';
import type { RefundDetailData } from '../../api/generated/types.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { queryClient } from '../../api/query.ts';
import { DestinationSheet } from '../../features/refund/DestinationSheet.tsx';
import { setRefund } from '../../features/refund/refund-queries.ts';
import { FAILURE_WORDS } from '../../features/refund/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
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
  const { refundId } = refund;
  // As before, where that is still possible: its fields are masked and are typed again.
  const kind = destinationList.find(
    (option) => option.isOffered && option.kind === refund.destination?.kind,
  )?.kind;
  return (
    <DestinationSheet
      isOpen={isOpen}
      title={text('aftersale.resendTitle', { amount: formatRp(refund.amount) })}
      sendLabel={text('aftersale.resend')}
      doneWords={text('aftersale.resent')}
      where="refund.resend"
      options={destinationList}
      begunWith={{ kind, bankName: refund.destination?.bankName ?? '' }}
      onSend={async (destination) => setRefund(await resendOnce({ refundId, destination }))}
      onRefused={() => void queryClient.invalidateQueries({ queryKey: [refundDetail.path] })}
      onClose={onClose}
    >
      {isPresent(refund.failureReason) && (
        <p className={css['why']}>{text(FAILURE_WORDS[refund.failureReason])}</p>
      )}
    </DestinationSheet>
  );
}
