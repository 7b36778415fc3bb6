import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { CouponSort } from '../../api/generated/types.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { KeptNote } from '../../features/wallet/KeptNote.tsx';
import { tabRule, WALLET_TABS, type WalletTab } from '../../features/wallet/tabs.ts';
import { WALLET } from '../../features/wallet/use-wallet.ts';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useText } from '../../i18n/i18n.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { refreshIcon } from '../../ui/icons.ts';
import { PullToRefresh } from '../../ui/list/PullToRefresh.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { tabPanel, Tabs } from '../../ui/Tabs.tsx';
import { classes } from '../../ui/classes.ts';
import { WalletBar } from './WalletBar.tsx';
import { WalletList } from './WalletList.tsx';
import { location, useLocationStart } from '../../features/location/location.ts';
import { LocationLine } from '../../features/location/LocationLine.tsx';
import layout from '../../ui/style/layout.module.css';
import css from './MyCouponListScreen.module.css';

/** Everything that the user has, by what can be done with it. Home 2 `myCouponList`, merchant 4. */
export function MyCouponListScreen() {
  const text = useText();
  const back = useBackButton();
  const isMember = useIsLoggedIn();
  const client = useQueryClient();
  const scroller = useRef<HTMLElement>(null);
  const tabs = useId();
  const [tab, setTab] = useState<WalletTab>('usable');
  const [chosenSort, setSort] = useState<CouponSort>();
  const sort = chosenSort ?? tabRule(tab).sort;
  const [search, setSearch] = useState('');
  const [wantsUsableNow, setWantsUsableNow] = useState(false);
  const isUsableNow = wantsUsableNow && tab === 'usable';
  // A new key begins an empty search field.
  const [bar, setBar] = useState(0);
  const clearSearch = (): void => {
    setSearch('');
    setBar(bar + 1);
  };
  const refresh = (): Promise<void> =>
    client.refetchQueries({ queryKey: [WALLET, tab, sort, search, isUsableNow] });

  return (
    <Screen
      scrollRef={scroller}
      header={
        <ActionBar
          title={text('platform.pageCoupons')}
          back={back}
          actions={
            isMember && (
              <IconButton
                icon={refreshIcon}
                label={text('wallet.refresh')}
                onClick={() => void refresh()}
              />
            )
          }
        />
      }
    >
      {!isMember ? (
        <div className={classes(layout['middle'], css['middle'])}>
          <VisitorBlock scene="coupons" title="wallet.visitorTitle" note="wallet.visitorNote" />
        </div>
      ) : (
        <>
          <PullToRefresh
            scrollerRef={scroller}
            onRefresh={refresh}
            pullLabel={text('home.pull')}
            releaseLabel={text('home.release')}
            busyLabel={text('home.refreshing')}
          />
          <WalletBar
            key={bar}
            search={search}
            sort={sort}
            onSearch={setSearch}
            onSort={setSort}
            isUsableNow={tab === 'usable' ? isUsableNow : undefined}
            onUsableNow={setWantsUsableNow}
          />
          <Tabs
            id={tabs}
            label={text('wallet.tabs')}
            tabs={WALLET_TABS.map(({ value, name }) => ({ value, name: text(name) }))}
            chosen={tab}
            onChoose={(value) => setTab(value as WalletTab)}
          />
          <div className={css['panel']} {...tabPanel(tabs, tab)}>
            {sort === 'NEAR' && <NearLine onRefresh={refresh} />}
            <WalletList
              key={`${tab} ${sort} ${search} ${isUsableNow}`}
              choice={{ tab, sort, search, isUsableNow }}
              onShowAll={() => setWantsUsableNow(false)}
              onClearSearch={clearSearch}
              scrollerRef={scroller}
            />
            {tab === 'usable' && <KeptNote />}
          </div>
        </>
      )}
    </Screen>
  );
}

interface NearLineProps {
  onRefresh: () => Promise<void>;
}

/** Where "nearest" is measured from; asks for the position where it is not known yet. */
function NearLine({ onRefresh }: NearLineProps) {
  useLocationStart();
  return (
    <div className={css['near']}>
      <LocationLine
        isRefreshing={false}
        onRefresh={() => {
          void location.refresh();
          void onRefresh();
        }}
      />
    </div>
  );
}
