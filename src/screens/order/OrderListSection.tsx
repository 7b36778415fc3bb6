import { type RefObject, useState } from 'react';
import type { OrderFilter, PaidSplit, SplitStatus } from '../../api/generated/types.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { Link } from '../../features/navigation/Link.tsx';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { LeftOut, leftOut } from '../../features/order/LeftOut.tsx';
import { OrderCard, OrderCardSkeleton, UnreadDot } from '../../features/order/OrderCard.tsx';
import { StateChip } from '../../features/order/StateChip.tsx';
import type { Order } from '../../features/order/order-queries.ts';
import { useOrderList } from '../../features/order/use-order-list.ts';
import type { StateWords } from '../../features/order/words.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { formatMoment } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { type TextKey, useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import { peopleIcon } from '../../ui/icons.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
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
        <p className={tint['aside']} role="status">
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
          <div className={layout['stack3']} role="status" aria-label={text('common.loading')}>
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

/** The tabs of the list, each with what it says when it is empty. Merchant 4 "Order states". */
interface FilterTab {
  value: OrderFilter;
  name: TextKey;
  empty: TextKey;
  note: TextKey;
}

export const FILTERS: readonly FilterTab[] = [
  {
    value: 'ALL',
    name: 'order.filterAll',
    empty: 'order.emptyAll',
    note: 'order.emptyAllNote',
  },
  {
    value: 'WAIT_PAY',
    name: 'order.filterWaitPay',
    empty: 'order.emptyWaitPay',
    note: 'order.emptyWaitPayNote',
  },
  {
    value: 'TO_BE_REDEEMED',
    name: 'order.filterToBeRedeemed',
    empty: 'order.emptyToBeRedeemed',
    note: 'order.emptyAllNote',
  },
  {
    value: 'REDEEMED',
    name: 'order.phaseRedeemed',
    empty: 'order.emptyRedeemed',
    note: 'order.emptyRedeemedNote',
  },
  {
    value: 'COMPLETED',
    name: 'order.phaseCompleted',
    empty: 'order.emptyCompleted',
    note: 'order.emptyCompletedNote',
  },
  {
    value: 'CLOSED',
    name: 'order.phaseClosed',
    empty: 'order.emptyClosed',
    note: 'order.emptyClosedNote',
  },
  {
    value: 'REFUNDED',
    name: 'order.phaseRefunded',
    empty: 'order.emptyRefunded',
    note: 'order.emptyRefundedNote',
  },
];

/** So many are shown at first: below are the user's own orders. */
const FEW = 2;

const STATUS: Readonly<Record<SplitStatus, StateWords>> = {
  OPEN: { name: 'split.openTitle', tone: 'going' },
  COMPLETE: { name: 'split.completeTitle', tone: 'good' },
  EXPIRED: { name: 'split.expiredTitle', tone: 'quiet' },
  CANCELLED: { name: 'split.cancelledTitle', tone: 'quiet' },
};

/** Orders of others of which the user paid a share. B12. */
function PaidSplits({ splits }: { splits: readonly PaidSplit[] }) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  if (splits.length === 0) return null;
  const shown = isWhole ? splits : splits.slice(0, FEW);
  return (
    <section
      className={classes(layout['stack2'], space['below3'])}
      aria-label={text('order.splitsTitle')}
    >
      <h2 className={classes(layout['row'], font['heading'], space['gap6px'])}>
        <Icon shape={peopleIcon} size={18} />
        <span>{text('order.splitsTitle')}</span>
      </h2>
      <ul className={layout['stack2']}>
        {shown.map((split) => (
          <Row key={split.splitId} split={split} />
        ))}
      </ul>
      {shown.length < splits.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {text('order.splitsAll', { count: splits.length })}
        </Button>
      )}
    </section>
  );
}

function Row({ split: { splitId, item, status, paidAmount, isUnread } }: { split: PaidSplit }) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <li className={classes(surface['sheet'], space['pad3by4'], box['anchor'])}>
      <Link
        className={classes(surface['stretched'], layout['stack'], css['open'])}
        to={paths.groupCouponOrderDetail({ splitId })}
      >
        <span className={font['strongWords']}>{pick(item.productName)}</span>
        <span className={tint['soft']}>{item.storeName}</span>
        {isUnread && <UnreadDot />}
      </Link>
      <p className={classes(layout['ends'], space['above2'], space['gap1by3'])}>
        <span className={tint['soft']}>
          {text('order.splitsPaid', { amount: formatRp(paidAmount) })}
        </span>
        <StateChip words={STATUS[status]} />
      </p>
    </li>
  );
}
