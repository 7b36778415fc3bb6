import { useQuery } from '@tanstack/react-query';
import { savingsQuery } from '../../api/generated/calls/savings-query.ts';
import { callQuery } from '../../api/query.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import { useGo } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { LeftOut, leftOut } from '../../features/order/LeftOut.tsx';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
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
  const thing = useThing(query);
  return (
    <Screen title={text('savings.title')} back={back}>
      {!isMember ? (
        <VisitorBlock scene="savings" title="savings.visitorTitle" note="savings.visitorNote" />
      ) : (
        <Loaded
          thing={thing}
          since="savings.since"
          skeleton={
            <div
              className={classes(layout['stack4'], layout['sections'])}
              role="status"
              aria-label={text('common.loading')}
            >
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
