import type { RefObject } from 'react';
import type { WalletCoupon } from '../../api/generated/types.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { LeftOut, leftOut } from '../../features/order/LeftOut.tsx';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { ReminderRow } from '../../features/reminders/ReminderRow.tsx';
import { CouponTicket, TicketSkeleton } from '../../features/wallet/CouponTicket.tsx';
import { tabRule } from '../../features/wallet/tabs.ts';
import { lineId, useWallet, type WalletChoice } from '../../features/wallet/use-wallet.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { StateBlock } from '../../ui/StateBlock.tsx';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';

/** Skeletons: as many as fit on a phone. */
const FOUR = [0, 1, 2, 3];
const USUAL_HEIGHT_PX = 148;

const drawTicket = (coupon: WalletCoupon) => <CouponTicket key={lineId(coupon)} coupon={coupon} />;

interface WalletListProps {
  choice: WalletChoice;
  onClearSearch: () => void;
  /** Also what cannot be used at this moment. */
  onShowAll: () => void;
  scrollerRef: RefObject<HTMLElement | null>;
}

/** The tickets of one tab. */
export function WalletList({ choice, onClearSearch, onShowAll, scrollerRef }: WalletListProps) {
  const text = useText();
  const locale = useLocale();
  const toHome = useToHome();
  const list = useWallet(choice, true);
  const { query, pages, rows } = list;
  // Each page has the count of all.
  const counts = [pages?.[0]?.leftOut];
  const { empty, note } = tabRule(choice.tab);
  const { tab, search, sort, isUsableNow } = choice;
  const isWhole = tab === 'usable' && search === '' && sort === 'EXPIRING' && !isUsableNow;
  const shownSinceMs = query.isError && rows.length > 0 ? pages?.[0]?.receivedAtMs : undefined;
  return (
    <>
      {shownSinceMs !== undefined && (
        <p className={tint['aside']} role="status">
          {text('wallet.shownSince', { time: formatMoment(shownSinceMs, locale) })}
        </p>
      )}
      <LeftOut counts={counts} />
      {isWhole && rows.length > 0 && (
        <div className={space['below3']}>
          <ReminderRow />
        </div>
      )}
      <PagedList
        list={list}
        label={text('platform.pageCoupons')}
        scrollerRef={scrollerRef}
        usualHeightPx={USUAL_HEIGHT_PX}
        row={drawTicket}
        waiting={
          <div className={layout['stack3']} role="status" aria-label={text('common.loading')}>
            {FOUR.map((place) => (
              <TicketSkeleton key={place} />
            ))}
          </div>
        }
        Failure={LoadFailure}
        empty={
          choice.isUsableNow ? (
            <StateBlock
              picture="doneToday"
              title={text('wallet.nothingNow')}
              description={text('wallet.nothingNowNote')}
              action={{ label: text('wallet.showAll'), onSelect: onShowAll }}
            />
          ) : leftOut(counts) > 0 ? null : choice.search === '' ? (
            <StateBlock
              picture="noVouchers"
              title={text(empty)}
              description={text(note)}
              action={{ ...toHome, label: text('order.explore') }}
            />
          ) : (
            <StateBlock
              picture="nothingFound"
              title={text('wallet.nothingFound')}
              description={text('wallet.nothingFoundNote')}
              action={{ label: text('wallet.clearSearch'), onSelect: onClearSearch }}
            />
          )
        }
      />
    </>
  );
}
