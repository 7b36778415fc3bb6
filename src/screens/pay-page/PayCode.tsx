import { useEffect, useState } from 'react';
import type { PayMethod } from '../../api/generated/types.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useGo } from '../../features/navigation/go.ts';
import { noteOrder, refreshOrders } from '../../features/order/order-queries.ts';
import { ClosedBlock } from '../../features/payment/ClosedBlock.tsx';
import { MoneySheet } from '../../features/payment/MoneySheet.tsx';
import { ORDER_ABSENT, PAYMENT_SUCCESS } from '../../features/payment/pay-rules.ts';
import { usePay } from '../../features/payment/use-pay.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { track } from '../../telemetry/report.ts';
import { closeIcon } from '../../ui/icons.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useLeaveSheet } from './CancelOrder.tsx';
import { PayBones } from './PayBones.tsx';
import { PayState } from './PayState.tsx';

/** Contract `NOT_PAYABLE`, `QRIS_LIMIT`, `PAY_METHOD_REFUSED`: another way may do. */
const REFUSED = ['100000040', '100000041', '100000042', ORDER_ABSENT];

/** `orderId` and `method` are those of the first rendering. */
export function PayCode({ orderId, method }: { orderId: string; method: PayMethod }) {
  const text = useText();
  // Stable, so that a paid order is counted and left for once.
  const go = useGo();
  const { state, act, lookNow } = usePay(orderId, method);
  const [isMoneyOpen, setIsMoneyOpen] = useState(false);
  const { step, result } = state;
  const isPaid = result?.code === PAYMENT_SUCCESS;
  const isOver = step.name === 'done';
  const leave = useLeaveSheet(orderId, { isOver, onCancelled: lookNow });
  const toCashier = (): void => go(paths.cashier({ orderId }), true);
  const toOrder = (): void =>
    afterOverlays(() => go(paths.groupCouponOrderDetail({ orderId }), true));

  const [orderStatus, payStatus] = [result?.orderStatus, result?.payStatus];
  useEffect(() => {
    if (!isOver) return;
    if (orderStatus && payStatus) noteOrder(orderId, { orderStatus, payStatus });
    refreshOrders();
  }, [isOver, orderId, orderStatus, payStatus]);
  useEffect(() => {
    if (!isPaid) return;
    track('paid', { orderId, method });
    afterOverlays(() => go(paths.purchaseSuccessPage({ orderId }), true));
  }, [isPaid, go, method, orderId]);

  return (
    <Screen
      title={text('platform.pagePayCode')}
      back={{
        icon: closeIcon,
        label: text('payment.leaveLabel'),
        onSelect: isOver ? toOrder : leave.open,
      }}
    >
      {step.name === 'failed' ? (
        <LoadFailure
          error={step.error}
          isBusy={false}
          onRetry={() => act({ type: 'retry' })}
          absentCodes={REFUSED}
          wayOn={{ label: text('payment.otherMethod'), onSelect: toCashier }}
        />
      ) : isOver && !isPaid ? (
        <ClosedBlock orderId={orderId} returns={result?.returnList ?? []} />
      ) : step.name === 'following' && result && state.payment ? (
        <PayState
          state={state}
          result={result}
          payment={state.payment}
          onTimeUp={lookNow}
          onTryAgain={() => act({ type: 'begin-anew' })}
          onOther={toCashier}
          onMoney={() => setIsMoneyOpen(true)}
        />
      ) : (
        <PayBones />
      )}
      {leave.sheet}
      {result && (
        <MoneySheet
          orderId={orderId}
          amount={result.payAmount}
          isOpen={isMoneyOpen && !isOver}
          onClose={() => setIsMoneyOpen(false)}
          onFound={lookNow}
          onHelp={toOrder}
        />
      )}
    </Screen>
  );
}
