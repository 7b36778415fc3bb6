import { useEffect } from 'react';
import type { PayMethod } from '../../api/generated/types.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useGo } from '../../features/navigation/go.ts';
import { refreshOrders } from '../../features/order/order-queries.ts';
import { PAYMENT_SUCCESS } from '../../features/payment/pay-rules.ts';
import { usePay } from '../../features/payment/use-pay.ts';
import { noteSharePaid } from '../../features/split/split-view.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { track } from '../../telemetry/report.ts';
import { closeIcon } from '../../ui/icons.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { Screen } from '../../ui/Screen.tsx';
import { PayBones } from './PayBones.tsx';
import { PayState } from './PayState.tsx';

/** Contract `NOT_PAYABLE` to `PAY_METHOD_REFUSED`, `TOKEN_ABSENT`, `SPLIT_CLOSED`: the split says why. */
const REFUSED = ['100000040', '100000041', '100000042', '100000070', '100000080'];

/** The code of one share; its split's page says what has become of it. B12. */
export function SharePayCode({ shareId, method }: { shareId: string; method: PayMethod }) {
  const text = useText();
  const go = useGo();
  const { state, act, lookNow } = usePay(shareId, method);
  const { step, result } = state;
  const isOver = step.name === 'done';
  const isPaid = result?.code === PAYMENT_SUCCESS;
  const splitId = shareId.slice(0, shareId.lastIndexOf('-'));
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
      {step.name === 'failed' ? (
        <LoadFailure
          error={step.error}
          isBusy={false}
          onRetry={() => act({ type: 'retry' })}
          absentCodes={REFUSED}
          wayOn={{ label: text('split.toSplit'), onSelect: toSplit }}
        />
      ) : step.name === 'following' && result && state.payment ? (
        <PayState
          state={state}
          result={result}
          payment={state.payment}
          onTimeUp={lookNow}
          onTryAgain={() => act({ type: 'begin-anew' })}
          onOther={toSplit}
        />
      ) : (
        <PayBones />
      )}
    </Screen>
  );
}
