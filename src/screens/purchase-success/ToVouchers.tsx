import { useNavigate } from 'react-router';
import type { OrderSummary } from '../../api/generated/types.ts';
import { useVoucherChoice } from '../../features/order/use-voucher-choice.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';

interface ToVouchersProps {
  order: Pick<OrderSummary, 'orderId' | 'item' | 'usableList'>;
}

/** To what was just bought: the one voucher, or which of several. What cannot be used yet is on the order. */
export function ToVouchers({ order }: ToVouchersProps) {
  const text = useText();
  const navigate = useNavigate();
  const { usable, choose, sheet } = useVoucherChoice(
    order,
    (id) => void navigate(paths.couponDetail({ id }), { replace: true }),
  );
  const toOrder = (): void =>
    void navigate(paths.groupCouponOrderDetail({ orderId: order.orderId }), { replace: true });
  return (
    <>
      <Button variant="primary" wide onClick={usable.length > 0 ? choose : toOrder}>
        {text('payment.toVouchers')}
      </Button>
      {sheet}
    </>
  );
}
