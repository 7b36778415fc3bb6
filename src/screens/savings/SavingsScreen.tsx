import { useQuery } from '@tanstack/react-query';
import { savingsQuery } from '../../api/generated/calls/savings-query.ts';
import { callQuery } from '../../api/query.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useGo } from '../../features/navigation/go.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { session, useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './SavingsScreen.module.css';
import { SavingsView } from './SavingsView.tsx';

/** What used vouchers saved, this month and before. Growth 11. */
export function SavingsScreen() {
  const text = useText();
  const locale = useLocale();
  const back = useBackButton();
  const go = useGo();
  const isMember = useIsLoggedIn();
  const query = useQuery({
    ...callQuery(savingsQuery, {}),
    enabled: isMember,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const { data, error } = query;
  return (
    <Screen title={text('savings.title')} back={back}>
      {!isMember ? (
        <StateBlock
          picture="empty"
          title={text('savings.visitorTitle')}
          description={text('savings.visitorNote')}
          action={{
            label: text('platform.logIn'),
            onSelect: () => session.require('savings', { kind: 'none' }),
          }}
        />
      ) : data ? (
        <>
          {error && (
            <p className={css['age']} role="status">
              {text('savings.since', { time: formatMoment(query.dataUpdatedAt, locale) })}
            </p>
          )}
          {data.lineList.length > 0 || data.totalAmount > 0 ? (
            <SavingsView data={data} />
          ) : (
            <StateBlock
              picture="empty"
              title={text('savings.emptyTitle')}
              description={text('savings.emptyNote')}
              action={{ label: text('savings.findDeals'), onSelect: () => go(paths.home(), true) }}
            />
          )}
        </>
      ) : error ? (
        <LoadFailure error={error} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <div className={css['parts']} role="status" aria-label={text('common.loading')}>
          <Skeleton width="100%" height={132} radius={16} />
          <Skeleton width="100%" height={200} radius={16} />
          <Skeleton width="100%" height={96} radius={16} />
        </div>
      )}
    </Screen>
  );
}
