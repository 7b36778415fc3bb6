import { OrderGate } from '../../features/payment/OrderGate.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Cashier } from './Cashier.tsx';

/** How an order is paid. Home 2 `payPage/cashier`, buying 5. */
export function CashierScreen() {
  const text = useText();
  return (
    <OrderGate title={text('platform.pagePayment')}>
      {(orderId) => <Cashier key={orderId} orderId={orderId} />}
    </OrderGate>
  );
}
