import { useQuery } from '@tanstack/react-query';
import { savingsQuery } from '../../api/generated/calls/savings-query.ts';
import { callQuery } from '../../api/query.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useGo } from '../../features/navigation/go.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { LeftOut, leftOut } from '../../features/order/LeftOut.tsx';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './SavingsScreen.module.css';
import { SavingsView } from './SavingsView.tsx';

/** What used vouchers saved, this month and before. Growth 11. */
export function SavingsScreen() {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  const isMember = useIsLoggedIn();
  const query = useQuery({
    ...callQuery(savingsQuery, {}),
    enabled: isMember,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return (
    <Screen title={text('savings.title')} back={back}>
      {!isMember ? (
        <VisitorBlock scene="savings" title="savings.visitorTitle" note="savings.visitorNote" />
      ) : (
        <Loaded
          query={query}
          since="savings.since"
          skeleton={
            <div className={css['parts']} role="status" aria-label={text('common.loading')}>
              <Skeleton width="100%" height={132} radius={16} />
              <Skeleton width="100%" height={200} radius={16} />
              <Skeleton width="100%" height={96} radius={16} />
            </div>
          }
        >
          {(data) =>
            data.totalAmount > 0 || data.lineList.length > 0 || leftOut([data.leftOutCount]) > 0 ? (
              <>
                <LeftOut counts={[data.leftOutCount]} />
                <SavingsView data={data} />
              </>
            ) : (
              <StateBlock
                picture="noVouchers"
                title={text('savings.emptyTitle')}
                description={text('savings.emptyNote')}
                action={{
                  label: text('savings.findDeals'),
                  onSelect: () => go(paths.home(), true),
                }}
              />
            )
          }
        </Loaded>
      )}
    </Screen>
  );
}
