import { useState } from 'react';
import { cancelOrder } from '../../features/order/cancel-order.ts';
import type { Order } from '../../features/order/order-queries.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import css from './CancelSheet.module.css';

interface CancelSheetProps {
  isOpen: boolean;
  order: Order;
  onClose: () => void;
}

/** What a cancel does, before it is done. */
export function CancelSheet({ isOpen, order, onClose }: CancelSheetProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  async function confirm(): Promise<void> {
    setBusy(true);
    const isAnswered = await cancelOrder(order.orderId);
    setBusy(false);
    if (isAnswered) onClose();
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('order.cancelTitle')}
      closeLabel={text('common.close')}
      buttons={[
        { variant: 'secondary', label: text('order.keep'), onClick: onClose },
        {
          variant: 'danger',
          label: text('order.cancelConfirm'),
          isBusy,
          onClick: () => void confirm(),
        },
      ]}
    >
      <ul className={css['list']}>
        <li>{text('order.cancelNothingTaken')}</li>
        {order.discountAmount > 0 && (
          <li>{text('order.cancelEnvelope', { amount: formatRp(order.discountAmount) })}</li>
        )}
        <li>{text('order.cancelStock')}</li>
      </ul>
    </Sheet>
  );
}
