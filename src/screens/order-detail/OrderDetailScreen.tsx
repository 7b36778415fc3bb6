import type { OrderId } from '../../api/generated/types.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useThing } from '../../features/failure/use-thing.ts';
import { OwnThing } from '../../features/member/OwnThing.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useGo } from '../../features/navigation/Link.tsx';
import { ORDER_FAILURES } from '../../features/order/order-queries.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import { SplitDetail } from './SplitDetail.tsx';

/** One order of the user: what becomes of it, and everything about it. Home 2, merchant 4. */
export function OrderDetailScreen() {
  const { orderId = '', splitId = '' } = useRouteParams('groupCouponOrderDetail');
  const isMember = useIsLoggedIn();
  return splitId !== '' && isMember ? (
    <SplitDetail key={splitId} splitId={splitId} />
  ) : (
    <OneOrder orderId={orderId} isSplit={splitId !== ''} />
  );
}

function OneOrder({ orderId, isSplit }: { orderId: OrderId; isSplit: boolean }) {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  const isMember = useIsLoggedIn();
  const thing = useThing(useOrder(isMember ? orderId : ''), {
    isNamed: orderId !== '',
    rows: ORDER_FAILURES,
  });
  const { data } = thing;
  const isUnpaid = data?.order.orderStatus === 'WAIT_PAY' || data?.order.orderStatus === 'CLOSED';
  const splitId = data?.order.splitId;
  const toList = { label: text('order.toList'), onSelect: () => go(paths.order(), true) };

  // Until all have paid, who has paid is what there is to know.
  if (isUnpaid && isPresent(splitId)) return <SplitDetail key={splitId} splitId={splitId} />;
  return (
    <Screen
      title={text('platform.pageCouponOrder')}
      back={back}
      footer={data && <OrderActions key={orderId} order={data.order} />}
    >
      <OwnThing
        visitor={{
          scene: 'orders',
          title: isSplit ? 'split.visitorTitle' : 'order.visitorTitle',
          note: isSplit ? 'split.visitorNote' : 'order.visitorNote',
        }}
        thing={thing}
        since="order.orderSince"
        skeleton={<OrderDetailSkeleton />}
        wayOn={toList}
      >
        {(detail) => <OrderView key={orderId} detail={detail} />}
      </OwnThing>
    </Screen>
  );
}
