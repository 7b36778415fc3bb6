import type { OrderId } from '../../api/generated/types.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { queryClient } from '../../api/query.ts';
import { useAct } from '../../features/act/use-act.ts';
import { cancelOrder } from '../../features/order/cancel-order.ts';
import { payResultQuery } from '../../features/payment/pay-calls.ts';

/** Away from the payment: the order stays, or goes. */
export function CancelOrder({ orderId }: { orderId: OrderId }) {
  const text = useText();
  const { sheet, open } = useLeaveSheet(orderId);
  return (
    <div className={classes(layout['axis2'], font['centred'])}>
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

export function useLeaveSheet(orderId: OrderId, { isOver, onCancelled }: LeaveOptions = {}) {
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

interface LeaveSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onLeave: () => void;
  isCancelling: boolean;
  onCancel: () => void;
}

/** The visible way out, because the phone's own "back" is ignored here (home 2). Cancelling asks once more. */
function LeaveSheet({ isOpen, onClose, onLeave, isCancelling, onCancel }: LeaveSheetProps) {
  const text = useText();
  const [isSure, setIsSure] = useState(false);
  const close = (): void => {
    setIsSure(false);
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={text(isSure ? 'payment.cancelTitle' : 'payment.leaveTitle')}
      closeLabel={text('common.close')}
      back={isSure ? { label: text('common.back'), onSelect: () => setIsSure(false) } : undefined}
      areButtonsStacked
      buttons={
        isSure
          ? [
              {
                variant: 'danger',
                label: text('payment.cancelSure'),
                isBusy: isCancelling,
                onClick: onCancel,
              },
              { variant: 'secondary', label: text('payment.keepOrder'), onClick: close },
            ]
          : [
              { variant: 'primary', label: text('payment.leave'), onClick: onLeave },
              {
                variant: 'danger',
                label: text('payment.cancel'),
                onClick: () => setIsSure(true),
              },
            ]
      }
    >
      <p className={font['prose']}>{text(isSure ? 'payment.cancelNote' : 'payment.leaveNote')}</p>
    </Sheet>
  );
}

/** Cancels the unpaid order; what has become of it is asked for in either case. */
function useCancel(orderId: OrderId, onAnswered: () => void) {
  const { send, isBusy } = useAct(cancelOrder, {
    onDone: onAnswered,
    onRefused: onAnswered,
    onEnd: () => void queryClient.invalidateQueries({ queryKey: payResultQuery(orderId).queryKey }),
  });
  return { isBusy, cancel: () => void send(orderId) };
}
