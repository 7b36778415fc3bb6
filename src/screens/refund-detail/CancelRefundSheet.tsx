import { useState } from 'react';
import { attempts } from '../../api/keyed/attempts.ts';
import { ApiError, serversWords } from '../../api/errors.ts';
import { refundCancel } from '../../api/generated/calls/refund-cancel.ts';
import { refundDetail } from '../../api/generated/calls/refund-detail.ts';
import type { Refund } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { setRefund } from '../../features/refund/refund-queries.ts';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import css from './RefundDetail.module.css';

const cancelOnce = attempts(refundCancel);

interface CancelRefundSheetProps {
  isOpen: boolean;
  refund: Refund;
  onClose: () => void;
}

/** What a cancel does, before it is done. */
export function CancelRefundSheet({ isOpen, refund, onClose }: CancelRefundSheetProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      setRefund(await cancelOnce({ refundId: refund.refundId }));
      toast(text('aftersale.cancelled'));
      onClose();
    } catch (error) {
      reportProblem('refund.cancel', error);
      toast(serversWords(error) || text('aftersale.cancelFailed'));
      if (error instanceof ApiError && error.kind === 'business') {
        // It was sent meanwhile.
        void queryClient.invalidateQueries({ queryKey: [refundDetail.path] });
        onClose();
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('aftersale.cancelTitle')}
      closeLabel={text('common.close')}
      areButtonsStacked
      buttons={[
        { variant: 'secondary', label: text('aftersale.goOn'), onClick: onClose },
        {
          variant: 'danger',
          label: text('aftersale.cancelConfirm'),
          isBusy,
          onClick: () => void confirm(),
        },
      ]}
    >
      <ul className={css['list']}>
        <li>{text('aftersale.cancelVouchers', { count: refund.couponIdList.length })}</li>
        <li>{text('aftersale.cancelNoMoney')}</li>
        <li>{text('aftersale.cancelAgain')}</li>
      </ul>
    </Sheet>
  );
}
