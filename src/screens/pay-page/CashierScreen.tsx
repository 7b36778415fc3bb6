import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderH5Config } from '../../api/generated/calls/order-h5-config.ts';
import * as codes from '../../api/generated/codes.ts';
import type { OrderId, PayMethod, PayResultData } from '../../api/generated/types.ts';
import { callQuery } from '../../api/query.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import { absentAt } from '../../features/failure/failure-rows.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { orderDetailQuery } from '../../features/order/order-queries.ts';
import { ClosedBlock } from '../../features/payment/ClosedBlock.tsx';
import { MethodList } from '../../features/payment/MethodList.tsx';
import { OrderGate } from '../../features/payment/OrderGate.tsx';
import { OrderNumber } from '../../features/payment/OrderNumber.tsx';
import { PayCountdown } from '../../features/payment/PayCountdown.tsx';
import letters from '../../ui/style/letters.module.css';
import css from '../../features/payment/Payment.module.css';
import { ReturnList } from '../../features/payment/ReturnList.tsx';
import { firstWay, payWays } from '../../features/payment/methods.ts';
import { payResultQuery } from '../../features/payment/pay-calls.ts';
import { PATIENT_POLL_MS } from '../../features/payment/pay-rules.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { FootBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { classes } from '../../ui/classes.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import { CancelOrder } from './CancelOrder.tsx';
import { MethodBones, PayBones } from './PayBones.tsx';

/** How an order is paid. Home 2 `payPage/cashier`, buying 5. */
export function CashierScreen() {
  const text = useText();
  const { orderId: id } = useRouteParams('cashier');
  return (
    <OrderGate id={id} title={text('platform.pagePayment')}>
      {(orderId) => <Cashier key={orderId} orderId={orderId} />}
    </OrderGate>
  );
}

const FAILURES = absentAt(codes.ORDER_ABSENT);

function Cashier({ orderId }: { orderId: OrderId }) {
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
  const thing = useThing(asked, { rows: FAILURES });
  const result = thing.data;
  const isPaid = result?.code === codes.PAYMENT_SUCCESS;
  useEffect(() => {
    if (isPaid)
      afterOverlays(() => void navigate(paths.purchaseSuccessPage({ orderId }), { replace: true }));
  }, [isPaid, navigate, orderId]);

  if (result?.orderStatus === 'WAIT_PAY' && !isPaid)
    return <Choice result={result} onEnd={() => void asked.refetch()} />;
  return (
    <Screen title={text('platform.pagePayment')} back={back}>
      <Loaded thing={thing} skeleton={<PayBones />} wayOn={toHome}>
        {({ returnList }) =>
          isPaid ? <PayBones /> : <ClosedBlock orderId={orderId} returns={returnList} />
        }
      </Loaded>
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
  const methods = useThing({
    data: config.data,
    dataUpdatedAt: config.dataUpdatedAt,
    error: detail.error ?? config.error,
    isFetching: detail.isFetching || config.isFetching,
    refetch: () => (detail.error ? detail.refetch() : config.refetch()),
  });
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
      <div className={classes(layout['stack3'], css['content'])}>
        <section
          className={classes(surface['panel'], layout['stack3'])}
          aria-label={text('payment.order')}
        >
          <div className={classes(layout['axis2'], font['centred'])}>
            <p className={font['prose']}>{text('payment.toPay')}</p>
            <p
              className={classes(font['price'], letters['chili'], letters['tight2'], css['amount'])}
            >
              {formatRp(payAmount)}
            </p>
            <PayCountdown untilMs={result.cancelTime} onEnd={onEnd} />
          </div>
          <OrderNumber number={result.orderNo} />
          {item && <OrderItemRow item={item} />}
        </section>
        <ReturnList returns={result.returnList} />
        <Loaded thing={methods} skeleton={<MethodBones />}>
          {() => <MethodList ways={ways} chosen={chosen} onChoose={setTapped} />}
        </Loaded>
        <CancelOrder orderId={orderId} />
      </div>
    </Screen>
  );
}
