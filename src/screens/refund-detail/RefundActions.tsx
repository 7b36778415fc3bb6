import { useState } from 'react';
import type { RefundDetailData } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { FootBar } from '../../ui/FootBar.tsx';
import { CancelRefundSheet } from './CancelRefundSheet.tsx';
import { ResendSheet } from './ResendSheet.tsx';

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
