import { useLocation } from 'react-router';
import { useNoSwipeBack } from '../../features/navigation/use-no-swipe-back.ts';
import { isPayMethod } from '../../features/payment/methods.ts';
import { OrderGate } from '../../features/payment/OrderGate.tsx';
import { useText } from '../../i18n/i18n.ts';
import { PayCode } from './PayCode.tsx';
import { SharePayCode } from './SharePayCode.tsx';

/**
 * The code that is paid, and its outcome. The phone's own "back" is ignored here (home 2): the button in
 * the bar asks what is to become of the order.
 */
export function PayCodeScreen() {
  const text = useText();
  useNoSwipeBack();
  const params = new URLSearchParams(useLocation().search);
  const asked = params.get('method');
  const method = isPayMethod(asked) ? asked : 'QRIS';
  return (
    <OrderGate title={text('platform.pagePayCode')}>
      {(id) =>
        params.has('shareId') ? (
          <SharePayCode key={`${id} ${method}`} shareId={id} method={method} />
        ) : (
          <PayCode key={`${id} ${method}`} orderId={id} method={method} />
        )
      }
    </OrderGate>
  );
}
