import { useLocation } from 'react-router';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useGo } from '../../features/navigation/go.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import { SplitDetail } from './SplitDetail.tsx';

/** An unknown order and another user's are the same to who asks. */
const ABSENT = ['100000043'];

/** One order of the user: what becomes of it, and everything about it. Home 2, merchant 4. */
export function OrderDetailScreen() {
  const splitId = new URLSearchParams(useLocation().search).get('splitId') ?? '';
  const isMember = useIsLoggedIn();
  return splitId !== '' && isMember ? (
    <SplitDetail key={splitId} splitId={splitId} />
  ) : (
    <OneOrder isSplit={splitId !== ''} />
  );
}

function OneOrder({ isSplit }: { isSplit: boolean }) {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  const isMember = useIsLoggedIn();
  const { search } = useLocation();
  const orderId = new URLSearchParams(search).get('orderId') ?? '';
  const query = useOrder(isMember ? orderId : '');
  const { data } = query;
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
      {!isMember ? (
        <VisitorBlock
          scene="orders"
          title={isSplit ? 'split.visitorTitle' : 'order.visitorTitle'}
          note={isSplit ? 'split.visitorNote' : 'order.visitorNote'}
        />
      ) : orderId === '' ? (
        <StateBlock
          picture="notFound"
          title={text('order.absentTitle')}
          description={text('order.absentNote')}
          action={toList}
        />
      ) : (
        <Loaded
          query={query}
          since="order.orderSince"
          skeleton={<OrderDetailSkeleton />}
          absentCodes={ABSENT}
          wayOn={toList}
        >
          {(detail) => <OrderView key={orderId} detail={detail} />}
        </Loaded>
      )}
    </Screen>
  );
}
