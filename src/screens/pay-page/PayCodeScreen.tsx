import { useLocation } from 'react-router';
import { useNoSwipeBack } from '../../features/navigation/use-no-swipe-back.ts';
import { isPayMethod } from '../../features/payment/methods.ts';
import { OrderGate } from '../../features/payment/OrderGate.tsx';
import { useText } from '../../i18n/i18n.ts';
import { PayCode } from './PayCode.tsx';

/**
 * The code that is paid, and its outcome. The phone's own "back" is ignored here (home 2): the button in
 * the bar asks what is to become of the order.
 */
export function PayCodeScreen() {
  const text = useText();
  useNoSwipeBack();
  const asked = new URLSearchParams(useLocation().search).get('method');
  const method = isPayMethod(asked) ? asked : 'QRIS';
  return (
    <OrderGate title={text('platform.pagePayCode')}>
      {(orderId) => <PayCode key={`${orderId} ${method}`} orderId={orderId} method={method} />}
    </OrderGate>
  );
}
