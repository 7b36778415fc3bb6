import type { RefObject } from 'react';
import type { OrderFilter } from '../../api/generated/types.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { LeftOut, leftOut } from '../../features/order/LeftOut.tsx';
import { OrderCard } from '../../features/order/OrderCard.tsx';
import { OrderCardSkeleton } from '../../features/order/OrderCardSkeleton.tsx';
import type { Order } from '../../features/order/order-queries.ts';
import { useOrderList } from '../../features/order/use-order-list.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { FILTERS } from './filters.ts';
import { PaidSplits } from './PaidSplits.tsx';
import css from './OrderScreen.module.css';

/** Skeletons: as many as fit on a phone. */
const THREE = [0, 1, 2];
const USUAL_HEIGHT_PX = 232;

const drawOrder = (order: Order) => <OrderCard order={order} />;

interface OrderListSectionProps {
  filter: OrderFilter;
  scrollerRef: RefObject<HTMLElement | null>;
}

/** The orders of one filter. */
export function OrderListSection({ filter, scrollerRef }: OrderListSectionProps) {
  const text = useText();
  const locale = useLocale();
  const toHome = useToHome();
  const list = useOrderList(filter, true);
  const { query, pages, rows } = list;
  const counts = (pages ?? []).map((page) => page.leftOut);
  const tab = FILTERS.find(({ value }) => value === filter);
  const shownSinceMs = query.isError && rows.length > 0 ? pages?.[0]?.receivedAtMs : undefined;
  return (
    <>
      {shownSinceMs !== undefined && (
        <p className={css['age']} role="status">
          {text('order.shownSince', { time: formatMoment(shownSinceMs, locale) })}
        </p>
      )}
      <LeftOut counts={counts} />
      <PaidSplits splits={pages?.[0]?.splits ?? []} />
      <PagedList
        list={list}
        label={text('order.title')}
        scrollerRef={scrollerRef}
        usualHeightPx={USUAL_HEIGHT_PX}
        row={drawOrder}
        waiting={
          <div className={css['list']} role="status" aria-label={text('common.loading')}>
            {THREE.map((place) => (
              <OrderCardSkeleton key={place} />
            ))}
          </div>
        }
        Failure={LoadFailure}
        empty={
          tab &&
          leftOut(counts) === 0 && (
            <StateBlock
              picture={filter === 'REFUNDED' ? 'refund' : 'noOrders'}
              title={text(tab.empty)}
              description={text(tab.note)}
              action={{ ...toHome, label: text('order.explore') }}
            />
          )
        }
      />
    </>
  );
}
