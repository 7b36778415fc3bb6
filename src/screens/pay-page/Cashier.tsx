import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderH5Config } from '../../api/generated/calls/order-h5-config.ts';
import type { PayMethod, PayResultData } from '../../api/generated/types.ts';
import { callQuery } from '../../api/query.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { orderDetailQuery } from '../../features/order/order-queries.ts';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { ClosedBlock } from '../../features/payment/ClosedBlock.tsx';
import { MethodList } from '../../features/payment/MethodList.tsx';
import { firstWay, payWays } from '../../features/payment/methods.ts';
import { OrderNumber } from '../../features/payment/OrderNumber.tsx';
import { payResultQuery } from '../../features/payment/pay-calls.ts';
import {
  ORDER_ABSENT,
  PATIENT_POLL_MS,
  PAYMENT_SUCCESS,
} from '../../features/payment/pay-rules.ts';
import { PayCountdown } from '../../features/payment/PayCountdown.tsx';
import css from '../../features/payment/Payment.module.css';
import { ReturnList } from '../../features/payment/ReturnList.tsx';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { FootBar } from '../../ui/FootBar.tsx';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { Screen } from '../../ui/Screen.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { MethodBones, PayBones } from './PayBones.tsx';

export function Cashier({ orderId }: { orderId: string }) {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const navigate = useNavigate();
  // Paid elsewhere, it goes on by itself; a hidden page asks nothing, and asks at once when it is back.
  const asked = useQuery({
    ...payResultQuery(orderId),
    refetchInterval: ({ state }) =>
      state.data?.orderStatus === 'WAIT_PAY' ? PATIENT_POLL_MS : false,
    refetchOnWindowFocus: 'always',
  });
  const result = asked.data;
  const isPaid = result?.code === PAYMENT_SUCCESS;
  useEffect(() => {
    if (isPaid)
      afterOverlays(() => void navigate(paths.purchaseSuccessPage({ orderId }), { replace: true }));
  }, [isPaid, navigate, orderId]);

  if (result?.orderStatus === 'WAIT_PAY' && !isPaid)
    return <Choice result={result} onEnd={() => void asked.refetch()} />;
  return (
    <Screen title={text('platform.pagePayment')} back={back}>
      {!result && asked.error ? (
        <LoadFailure
          error={asked.error}
          isBusy={asked.isFetching}
          onRetry={() => void asked.refetch()}
          absentCodes={[ORDER_ABSENT]}
          wayOn={toHome}
        />
      ) : !result || isPaid ? (
        <PayBones />
      ) : (
        <ClosedBlock orderId={orderId} returns={result.returnList} />
      )}
    </Screen>
  );
}

function Choice({ result, onEnd }: { result: PayResultData; onEnd: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const back = useBackButton();
  const { orderId, payAmount, payment } = result;
  const detail = useQuery(orderDetailQuery(orderId));
  const item = detail.data?.order.item;
  const splitId = detail.data?.order.splitId;
  useEffect(() => {
    // Paid by its shares only.
    if (isPresent(splitId))
      void navigate(paths.groupCouponOrderDetail({ splitId }), { replace: true });
  }, [navigate, splitId]);
  const config = useQuery({
    ...callQuery(orderH5Config, { skuId: item?.skuId ?? '' }),
    enabled: item !== undefined,
  });
  const [tapped, setTapped] = useState<PayMethod>();
  const ways = payWays(config.data?.methodList ?? [], payAmount);
  const chosen = firstWay(ways, tapped ?? payment?.method);
  const error = detail.error ?? config.error;
  const bar = (
    <FootBar>
      <Button
        variant="primary"
        wide
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen) void navigate(paths.payCode({ orderId, method: chosen }));
        }}
      >
        {text('payment.pay', { amount: formatRp(payAmount) })}
      </Button>
    </FootBar>
  );
  return (
    <Screen title={text('platform.pagePayment')} back={back} footer={bar}>
      <div className={css['content']}>
        <section className={css['card']} aria-label={text('payment.order')}>
          <div className={css['centre']}>
            <p className={css['soft']}>{text('payment.toPay')}</p>
            <p className={css['amount']}>{formatRp(payAmount)}</p>
            <PayCountdown untilMs={result.cancelTime} onEnd={onEnd} />
          </div>
          <OrderNumber number={result.orderNo} />
          {item && <OrderItemRow item={item} />}
        </section>
        <ReturnList returns={result.returnList} />
        {config.data ? (
          <MethodList ways={ways} chosen={chosen} onChoose={setTapped} />
        ) : error ? (
          <LoadFailure
            error={error}
            isBusy={detail.isFetching || config.isFetching}
            onRetry={() => void (detail.error ? detail.refetch() : config.refetch())}
          />
        ) : (
          <MethodBones />
        )}
        <CancelOrder orderId={orderId} />
      </div>
    </Screen>
  );
}
