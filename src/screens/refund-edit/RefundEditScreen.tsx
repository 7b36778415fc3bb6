import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useGo } from '../../features/navigation/go.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import {
  reasonsQuery,
  REFUNDED_ORDER_ABSENT,
  wishQuery,
} from '../../features/refund/refund-queries.ts';
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
  const query = new URLSearchParams(useLocation().search);
  const orderId = query.get('orderId') ?? '';
  const couponId = query.get('couponId') ?? '';
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

function OneOrder({ orderId, couponId }: { orderId: string; couponId: string }) {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  // Empty: all that can return, until somebody chooses.
  const [chosen, setChosen] = useState<readonly string[]>(couponId === '' ? [] : [couponId]);
  const wish = useQuery(wishQuery(orderId, chosen));
  // A choice that cannot be looked at leaves the form with what was typed.
  const [looked, setLooked] = useState(wish.data);
  if (wish.data !== undefined && wish.data !== looked) setLooked(wish.data);
  const reasons = useQuery(reasonsQuery);
  const isReady = looked !== undefined && reasons.data !== undefined;
  const failed = wish.error ?? reasons.error;
  return (
    <Screen title={text('platform.pageRefund')} back={back}>
      <Loaded
        query={{
          data: isReady ? { wish: looked, reasons: reasons.data.reasonList } : undefined,
          dataUpdatedAt: wish.dataUpdatedAt,
          error: failed,
          isFetching: wish.isFetching || reasons.isFetching,
          refetch: async () => {
            await reasons.refetch();
            return wish.refetch() as never;
          },
        }}
        since="aftersale.since"
        skeleton={<RefundSkeleton />}
        absentCodes={REFUNDED_ORDER_ABSENT}
        wayOn={{ label: text('order.toList'), onSelect: () => go(paths.order(), true) }}
      >
        {(data) => (
          <RefundForm
            key={orderId}
            wish={data.wish}
            reasons={data.reasons}
            couponId={couponId}
            onChoose={setChosen}
          />
        )}
      </Loaded>
    </Screen>
  );
}
