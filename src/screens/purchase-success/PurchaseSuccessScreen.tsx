import type { OrderId } from '../../api/generated/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import * as codes from '../../api/generated/codes.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import { absentAt } from '../../features/failure/failure-rows.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { OrderGate } from '../../features/payment/OrderGate.tsx';
import css from '../../features/payment/Payment.module.css';
import { payResultQuery } from '../../features/payment/pay-calls.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import { Bought } from './Bought.tsx';

const FAILURES = absentAt(codes.ORDER_ABSENT);

/** What one has after paying. Home 2 `purchaseSuccessPage`, buying 11. */
export function PurchaseSuccessScreen() {
  const text = useText();
  const { orderId: id } = useRouteParams('purchaseSuccessPage');
  return (
    <OrderGate id={id} title={text('platform.pagePurchaseSuccess')}>
      {(orderId) => <Outcome key={orderId} orderId={orderId} />}
    </OrderGate>
  );
}

/** Success is what the server says (home 8 code 100000044), never what the address says. */
function Outcome({ orderId }: { orderId: OrderId }) {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const navigate = useNavigate();
  const asked = useQuery({ ...payResultQuery(orderId), staleTime: 0 });
  const thing = useThing(asked, { rows: FAILURES });
  const { data } = thing;
  const isPaid = data?.code === codes.PAYMENT_SUCCESS;
  // Only by a fresh answer: the cashier's cached one says that the order waits.
  const isElsewhere = data !== undefined && !isPaid && !asked.isFetching;
  useEffect(() => {
    if (isElsewhere) void navigate(paths.cashier({ orderId }), { replace: true });
  }, [isElsewhere, navigate, orderId]);

  if (data && isPaid) return <Bought result={data} />;
  return (
    <Screen title={text('platform.pagePurchaseSuccess')} back={back}>
      <Loaded thing={thing} skeleton={<BoughtBones />} wayOn={toHome}>
        {() => <BoughtBones />}
      </Loaded>
    </Screen>
  );
}

function BoughtBones() {
  const text = useText();
  return (
    <div
      className={classes(layout['stack3'], css['content'])}
      role="status"
      aria-label={text('common.loading')}
    >
      <div className={classes(layout['axis2'], font['centred'])}>
        <Skeleton width={64} height={64} radius={32} />
        <Skeleton width={200} height={28} />
      </div>
      <div className={classes(surface['panel'], layout['stack3'])}>
        <Skeleton width="100%" height={72} />
        <Skeleton width="100%" height={20} />
        <Skeleton width="100%" height={44} />
      </div>
      <div className={classes(surface['panel'], layout['stack3'])}>
        <Skeleton width="50%" height={20} />
        <Skeleton width="100%" height={60} />
      </div>
    </div>
  );
}
