import { useState } from 'react';
import { useNavigate } from 'react-router';
import css from '../../features/payment/Payment.module.css';
import { LeaveSheet } from '../../features/payment/LeaveSheet.tsx';
import { useCancel } from '../../features/payment/use-cancel.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { afterOverlays } from '../../ui/layer/back-stack.ts';

/** Away from the payment: the order stays, or goes. */
export function CancelOrder({ orderId }: { orderId: string }) {
  const text = useText();
  const { sheet, open } = useLeaveSheet(orderId);
  return (
    <div className={css['centre']}>
      <Button variant="quiet" onClick={open}>
        {text('payment.notNow')}
      </Button>
      {sheet}
    </div>
  );
}

interface LeaveOptions {
  /** Nothing is left to leave: an open sheet goes. */
  isOver?: boolean;
  /** The order was cancelled, or was paid first. */
  onCancelled?: () => void;
}

export function useLeaveSheet(orderId: string, { isOver, onCancelled }: LeaveOptions = {}) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const toOrder = (): void => {
    setIsOpen(false);
    afterOverlays(
      () => void navigate(paths.groupCouponOrderDetail({ orderId }), { replace: true }),
    );
  };
  const { isBusy, cancel } = useCancel(orderId, () => {
    setIsOpen(false);
    onCancelled?.();
  });
  const sheet = (
    <LeaveSheet
      isOpen={isOpen && !isOver}
      onClose={() => setIsOpen(false)}
      onLeave={toOrder}
      isCancelling={isBusy}
      onCancel={cancel}
    />
  );
  return { sheet, open: () => setIsOpen(true) };
}
