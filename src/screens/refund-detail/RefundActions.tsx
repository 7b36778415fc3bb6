import { useState } from 'react';
import { refundCancel } from '../../api/generated/calls/refund-cancel.ts';
import { refundDetail } from '../../api/generated/calls/refund-detail.ts';
import { refundResend } from '../../api/generated/calls/refund-resend.ts';
import type { Refund, RefundDetailData } from '../../api/generated/types.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { queryClient } from '../../api/query.ts';
import { act } from '../../features/act/act.ts';
import { useAct } from '../../features/act/use-act.ts';
import { DestinationSheet } from '../../features/refund/DestinationSheet.tsx';
import { setRefund } from '../../features/refund/refund-queries.ts';
import { FAILURE_WORDS, notSubmitted } from '../../features/refund/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { FootBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';

/** Cancel while it waits; correct and send again after a failure. Nothing to do, no bar. */
export function RefundActions({ detail }: { detail: RefundDetailData }) {
  const text = useText();
  const [asked, setAsked] = useState<'cancel' | 'resend'>();
  const { canCancel, canResend, status } = detail.refund;
  const close = () => setAsked(undefined);
  return (
    <>
      {(canCancel || canResend) && (
        <FootBar>
          {canCancel && (
            <Button variant="secondary" wide onClick={() => setAsked('cancel')}>
              {text('aftersale.cancel')}
            </Button>
          )}
          {canResend && (
            <Button variant="primary" wide onClick={() => setAsked('resend')}>
              {text(status === 'FAILED' ? 'aftersale.resend' : 'aftersale.sayWhere')}
            </Button>
          )}
        </FootBar>
      )}
      <CancelRefundSheet isOpen={asked === 'cancel'} refund={detail.refund} onClose={close} />
      {/* Its fields begin with what the failed one had, which a running one does not say. */}
      <ResendSheet key={status} isOpen={asked === 'resend'} detail={detail} onClose={close} />
    </>
  );
}

const cancelRefund = act(attempts(refundCancel), {
  name: 'refund.cancel',
  onDone: setRefund,
  // It was sent meanwhile.
  onRefused: () => void queryClient.invalidateQueries({ queryKey: [refundDetail.path] }),
  done: 'aftersale.cancelled',
  failed: 'aftersale.cancelFailed',
});

interface CancelRefundSheetProps {
  isOpen: boolean;
  refund: Refund;
  onClose: () => void;
}

/** What a cancel does, before it is done. */
function CancelRefundSheet({ isOpen, refund, onClose }: CancelRefundSheetProps) {
  const text = useText();
  const { send, isBusy } = useAct(cancelRefund, { onDone: onClose, onRefused: onClose });

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
          onClick: () => void send({ refundId: refund.refundId }),
        },
      ]}
    >
      <ul className={classes(letters['bullets'], letters['lines15'])}>
        <li>{text('aftersale.cancelVouchers', { count: refund.couponIdList.length })}</li>
        <li>{text('aftersale.cancelNoMoney')}</li>
        <li>{text('aftersale.cancelAgain')}</li>
      </ul>
    </Sheet>
  );
}

const resendRefund = act(attempts(refundResend), {
  name: 'refund.resend',
  onDone: setRefund,
  onRefused: () => void queryClient.invalidateQueries({ queryKey: [refundDetail.path] }),
  done: 'aftersale.resent',
  failed: notSubmitted,
  shows: 'inline',
});

interface ResendSheetProps {
  isOpen: boolean;
  detail: RefundDetailData;
  onClose: () => void;
}

/** Corrects where the money goes, and sends it again. */
function ResendSheet({ isOpen, detail, onClose }: ResendSheetProps) {
  const text = useText();
  const sending = useAct(resendRefund, { onDone: onClose });
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
      options={destinationList}
      begunWith={{ kind, bankName: refund.destination?.bankName ?? '' }}
      sending={sending}
      onSend={(destination) => sending.send({ refundId, destination })}
      onClose={onClose}
    >
      {isPresent(refund.failureReason) && (
        <p className={classes(letters['lines15'], space['below4'])}>
          {text(FAILURE_WORDS[refund.failureReason])}
        </p>
      )}
    </DestinationSheet>
  );
}
