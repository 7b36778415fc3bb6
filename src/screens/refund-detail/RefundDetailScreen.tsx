import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useGo } from '../../features/navigation/go.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { REFUND_ABSENT, refundQuery } from '../../features/refund/refund-queries.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { RefundSkeleton } from '../../features/refund/RefundSkeleton.tsx';
import { RefundActions } from './RefundActions.tsx';
import { RefundView } from './RefundView.tsx';

/** Money on its way back, step by step. Home 2 `refundDetail`; B1. */
export function RefundDetailScreen() {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  const isMember = useIsLoggedIn();
  const refundId = new URLSearchParams(useLocation().search).get('refundId') ?? '';
  const query = useQuery({ ...refundQuery(refundId), enabled: isMember && refundId !== '' });
  const toList = { label: text('order.toList'), onSelect: () => go(paths.order(), true) };
  return (
    <Screen
      title={text('platform.pageRefundDetail')}
      back={back}
      footer={query.data && <RefundActions key={refundId} detail={query.data} />}
    >
      {!isMember ? (
        <VisitorBlock scene="orders" title="order.visitorTitle" note="order.visitorNote" />
      ) : refundId === '' ? (
        <StateBlock
          picture="notFound"
          title={text('aftersale.absentTitle')}
          description={text('aftersale.absentNote')}
          action={toList}
        />
      ) : (
        <Loaded
          query={query}
          since="aftersale.since"
          skeleton={<RefundSkeleton />}
          absentCodes={REFUND_ABSENT}
          wayOn={toList}
        >
          {(detail) => <RefundView detail={detail} />}
        </Loaded>
      )}
    </Screen>
  );
}
