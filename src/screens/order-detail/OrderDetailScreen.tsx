import { useLocation } from 'react-router';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useGo } from '../../features/navigation/go.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { paths } from '../../paths.ts';
import { session, useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './OrderDetailScreen.module.css';
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
  const locale = useLocale();
  const back = useBackButton();
  const go = useGo();
  const isMember = useIsLoggedIn();
  const { search } = useLocation();
  const orderId = new URLSearchParams(search).get('orderId') ?? '';
  const query = useOrder(isMember ? orderId : '');
  const { data, error } = query;
  const isUnpaid = data?.order.orderStatus === 'WAIT_PAY' || data?.order.orderStatus === 'CLOSED';
  const splitId = data?.order.splitId;
  const toList = { label: text('order.toList'), onSelect: () => go(paths.order(), true) };

  // Until all have paid, who has paid is what there is to know.
  if (isUnpaid && isPresent(splitId)) return <SplitDetail key={splitId} splitId={splitId} />;
  return (
    <Screen
      title={text('platform.pageCouponOrder')}
      back={back}
      footer={data && <OrderActions key={orderId} detail={data} />}
    >
      {!isMember ? (
        <StateBlock
          picture="empty"
          title={text(isSplit ? 'split.visitorTitle' : 'order.visitorTitle')}
          description={text(isSplit ? 'split.visitorNote' : 'order.visitorNote')}
          action={{
            label: text('platform.logIn'),
            onSelect: () => session.require('orders', { kind: 'none' }),
          }}
        />
      ) : orderId === '' ? (
        <StateBlock
          picture="lost"
          title={text('order.absentTitle')}
          description={text('order.absentNote')}
          action={toList}
        />
      ) : data ? (
        <>
          {error && (
            <p className={css['age']} role="status">
              {text('order.orderSince', { time: formatMoment(data.receivedAtMs, locale) })}
            </p>
          )}
          <OrderView key={orderId} detail={data} />
        </>
      ) : error ? (
        <LoadFailure
          error={error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
          absentCodes={ABSENT}
          wayOn={toList}
        />
      ) : (
        <OrderDetailSkeleton />
      )}
    </Screen>
  );
}
