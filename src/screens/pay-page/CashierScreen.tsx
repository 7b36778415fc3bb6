import { OrderGate } from '../../features/payment/OrderGate.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useText } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Cashier } from './Cashier.tsx';

/** How an order is paid. Home 2 `payPage/cashier`, buying 5. */
export function CashierScreen() {
  const text = useText();
  return (
    <Screen title={text('platform.pagePayment')} back={useBackButton()}>
      <OrderGate>{(orderId) => <Cashier key={orderId} orderId={orderId} />}</OrderGate>
    </Screen>
  );
}
