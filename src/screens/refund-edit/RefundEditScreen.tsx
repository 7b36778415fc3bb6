import type { CouponId, OrderId } from '../../api/generated/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useThing } from '../../features/failure/use-thing.ts';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useGo } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { reasonsQuery, refundQuoteQuery } from '../../features/refund/refund-queries.ts';
import { ORDER_FAILURES } from '../../features/order/order-queries.ts';
import { RefundSkeleton } from '../../features/refund/RefundSkeleton.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { RefundForm } from './RefundForm.tsx';

/** Which vouchers return, why, and where the money goes. Home 2 `refundEdit`; buying 7. */
export function RefundEditScreen() {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  const isMember = useIsLoggedIn();
  const { orderId = '', couponId = '' } = useRouteParams('refundEdit');
  const toList = { label: text('order.toList'), onSelect: () => go(paths.order(), true) };
  if (isMember && orderId !== '') return <OneOrder orderId={orderId} couponId={couponId} />;
  return (
    <Screen title={text('platform.pageRefund')} back={back}>
      {isMember ? (
        <StateBlock
          picture="notFound"
          title={text('order.absentTitle')}
          description={text('order.absentNote')}
          action={toList}
        />
      ) : (
        <VisitorBlock scene="orders" title="order.visitorTitle" note="order.visitorNote" />
      )}
    </Screen>
  );
}

function OneOrder({ orderId, couponId }: { orderId: OrderId; couponId: CouponId }) {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  // Empty: all that can return, until vouchers are chosen.
  const [chosen, setChosen] = useState<readonly CouponId[]>(couponId === '' ? [] : [couponId]);
  const quote = useQuery(refundQuoteQuery(orderId, chosen));
  // A choice that cannot be quoted leaves the form with what was typed.
  const [shown, setShown] = useState(quote.data);
  if (quote.data !== undefined && quote.data !== shown) setShown(quote.data);
  const reasons = useQuery(reasonsQuery);
  const isReady = shown !== undefined && reasons.data !== undefined;
  const failed = quote.error ?? reasons.error;
  const thing = useThing(
    {
      data: isReady ? { quote: shown, reasons: reasons.data.reasonList } : undefined,
      dataUpdatedAt: quote.dataUpdatedAt,
      error: failed,
      isFetching: quote.isFetching || reasons.isFetching,
      refetch: async () => {
        await reasons.refetch();
        await quote.refetch();
      },
    },
    { rows: ORDER_FAILURES },
  );
  return (
    <Screen title={text('platform.pageRefund')} back={back}>
      <Loaded
        thing={thing}
        since="aftersale.since"
        skeleton={<RefundSkeleton />}
        wayOn={{ label: text('order.toList'), onSelect: () => go(paths.order(), true) }}
      >
        {(data) => (
          <RefundForm
            key={orderId}
            quote={data.quote}
            reasons={data.reasons}
            couponId={couponId}
            onChoose={setChosen}
          />
        )}
      </Loaded>
    </Screen>
  );
}
