import { useQuery } from '@tanstack/react-query';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useThing } from '../../features/failure/use-thing.ts';
import { OwnThing } from '../../features/member/OwnThing.tsx';
import { useGo } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { REFUND_FAILURES, refundQuery } from '../../features/refund/refund-queries.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { RefundSkeleton } from '../../features/refund/RefundSkeleton.tsx';
import { RefundActions } from './RefundActions.tsx';
import { RefundView } from './RefundView.tsx';

/** Money on its way back, step by step. Home 2 `refundDetail`; B1. */
export function RefundDetailScreen() {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  const isMember = useIsLoggedIn();
  const { refundId = '' } = useRouteParams('refundDetail');
  const query = useQuery({ ...refundQuery(refundId), enabled: isMember && refundId !== '' });
  const thing = useThing(query, { isNamed: refundId !== '', rows: REFUND_FAILURES });
  const toList = { label: text('order.toList'), onSelect: () => go(paths.order(), true) };
  return (
    <Screen
      title={text('platform.pageRefundDetail')}
      back={back}
      footer={thing.data && <RefundActions key={refundId} detail={thing.data} />}
    >
      <OwnThing
        visitor={{ scene: 'orders', title: 'order.visitorTitle', note: 'order.visitorNote' }}
        thing={thing}
        since="aftersale.since"
        skeleton={<RefundSkeleton />}
        wayOn={toList}
      >
        {(detail) => <RefundView detail={detail} />}
      </OwnThing>
    </Screen>
  );
}
