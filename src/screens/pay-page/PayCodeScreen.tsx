import { useEffect, useState } from 'react';
import { asId } from '../../api/ids.ts';
import * as codes from '../../api/generated/codes.ts';
import type { OrderId, PayMethod, ShareId, SplitId } from '../../api/generated/types.ts';
import { absentAt } from '../../features/failure/failure-rows.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useGo } from '../../features/navigation/Link.tsx';
import { useNoSwipeBack } from '../../features/navigation/use-no-swipe-back.ts';
import { noteOrder, refreshOrders } from '../../features/order/order-queries.ts';
import { ClosedBlock } from '../../features/payment/ClosedBlock.tsx';
import { MoneySheet } from '../../features/payment/MoneySheet.tsx';
import { OrderGate } from '../../features/payment/OrderGate.tsx';
import { isPayMethod } from '../../features/payment/methods.ts';
import { usePay } from '../../features/payment/use-pay.ts';
import { noteSharePaid } from '../../features/split/split-view.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { track } from '../../telemetry/report.ts';
import { Screen } from '../../ui/Screen.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { useLeaveSheet } from './CancelOrder.tsx';
import { Paying } from './Paying.tsx';

/**
 * The code that is paid, and its outcome. The phone's own "back" is ignored here (home 2): the button in
 * the bar asks what is to become of the order.
 */
export function PayCodeScreen() {
  const text = useText();
  useNoSwipeBack();
  const { orderId, shareId, method: asked } = useRouteParams('payCode');
  const method = isPayMethod(asked) ? asked : 'QRIS';
  const title = text('platform.pagePayCode');
  if (shareId !== undefined)
    return (
      <OrderGate id={shareId} title={title}>
        {(id) => <SharePayCode key={`${id} ${method}`} shareId={id} method={method} />}
      </OrderGate>
    );
  return (
    <OrderGate id={orderId} title={title}>
      {(id) => <PayCode key={`${id} ${method}`} orderId={id} method={method} />}
    </OrderGate>
  );
}

/** Contract `NOT_PAYABLE`, `QRIS_LIMIT`, `PAY_METHOD_REFUSED`: another way may do. */
const FAILURES = absentAt(
  codes.NOT_PAYABLE,
  codes.QRIS_LIMIT,
  codes.PAY_METHOD_REFUSED,
  codes.ORDER_ABSENT,
);

/** `orderId` and `method` are those of the first rendering. */
function PayCode({ orderId, method }: { orderId: OrderId; method: PayMethod }) {
  const text = useText();
  // Stable, so that a paid order is counted and left for once.
  const go = useGo();
  const pay = usePay(orderId, method);
  const { state, lookNow } = pay;
  const [isMoneyOpen, setIsMoneyOpen] = useState(false);
  const { step, result } = state;
  const isPaid = result?.code === codes.PAYMENT_SUCCESS;
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
      {isOver && !isPaid ? (
        <ClosedBlock orderId={orderId} returns={result?.returnList ?? []} />
      ) : (
        <Paying
          pay={pay}
          rows={FAILURES}
          other={{ label: text('payment.otherMethod'), onSelect: toCashier }}
          onMoney={() => setIsMoneyOpen(true)}
        />
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

/** Contract `NOT_PAYABLE` to `PAY_METHOD_REFUSED`, `TOKEN_ABSENT`, `SPLIT_CLOSED`: the split says why. */
const SHARE_FAILURES = absentAt(
  codes.NOT_PAYABLE,
  codes.QRIS_LIMIT,
  codes.PAY_METHOD_REFUSED,
  codes.TOKEN_ABSENT,
  codes.SPLIT_CLOSED,
);

/** The code of one share; its split's page says what has become of it. B12. */
function SharePayCode({ shareId, method }: { shareId: ShareId; method: PayMethod }) {
  const text = useText();
  const go = useGo();
  const pay = usePay(shareId, method);
  const { step, result } = pay.state;
  const isOver = step.name === 'done';
  const isPaid = result?.code === codes.PAYMENT_SUCCESS;
  const splitId = asId<SplitId>(shareId.slice(0, shareId.lastIndexOf('-')));
  const toSplit = (): void =>
    afterOverlays(() => go(paths.groupCouponOrderDetail({ splitId }), true));

  useEffect(() => {
    if (!isOver) return;
    refreshOrders();
    if (isPaid) {
      track('paid', { orderId: shareId, method });
      noteSharePaid(splitId, shareId);
    }
    afterOverlays(() => go(paths.groupCouponOrderDetail({ splitId }), true));
  }, [isOver, isPaid, go, method, shareId, splitId]);

  return (
    <Screen
      title={text('platform.pagePayCode')}
      back={{ icon: closeIcon, label: text('payment.leaveLabel'), onSelect: toSplit }}
    >
      <Paying
        pay={pay}
        rows={SHARE_FAILURES}
        other={{ label: text('split.toSplit'), onSelect: toSplit }}
      />
    </Screen>
  );
}
