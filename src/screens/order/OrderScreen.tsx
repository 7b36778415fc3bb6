import { useId, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OrderFilter } from '../../api/generated/types.ts';
import { ORDER_LIST } from '../../features/order/order-queries.ts';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useText } from '../../i18n/i18n.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { refreshIcon } from '../../ui/icons.ts';
import { PullToRefresh } from '../../ui/list/PullToRefresh.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { tabPanel, Tabs } from '../../ui/Tabs.tsx';
import { FILTERS, OrderListSection } from './OrderListSection.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import css from './OrderScreen.module.css';
import { WalletRow } from './WalletRow.tsx';

/** All orders of the user, by state. Home 2, merchant 4 "Order states". */
export function OrderScreen() {
  const text = useText();
  const isMember = useIsLoggedIn();
  const client = useQueryClient();
  const scroller = useRef<HTMLElement>(null);
  const tabs = useId();
  const [filter, setFilter] = useState<OrderFilter>('ALL');
  const refresh = (): Promise<void> => client.refetchQueries({ queryKey: [ORDER_LIST, filter] });

  return (
    <Screen
      hasTabBar
      scrollRef={scroller}
      header={
        <ActionBar
          title={text('order.title')}
          actions={
            isMember && (
              <IconButton
                icon={refreshIcon}
                label={text('order.refresh')}
                onClick={() => void refresh()}
              />
            )
          }
        />
      }
    >
      {!isMember ? (
        <div className={classes(layout['middle'], css['middle'])}>
          <VisitorBlock scene="orders" title="order.visitorTitle" note="order.visitorNote" />
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
          <WalletRow />
          <Tabs
            id={tabs}
            label={text('order.filters')}
            tabs={FILTERS.map(({ value, name }) => ({ value, name: text(name) }))}
            chosen={filter}
            onChoose={(value) => setFilter(value as OrderFilter)}
          />
          <div className={css['panel']} {...tabPanel(tabs, filter)}>
            <OrderListSection key={filter} filter={filter} scrollerRef={scroller} />
          </div>
        </>
      )}
    </Screen>
  );
}
