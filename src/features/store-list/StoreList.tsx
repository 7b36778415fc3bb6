import { type RefObject, useCallback } from 'react';
import { isBusyServer, isUnanswered } from '../../api/errors.ts';
import type { StoreEntry } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { PagedList } from '../paged-list/PagedList.tsx';
import type { StorePage } from './paging.ts';
import { StoreCardSkeleton } from './StoreCardSkeleton.tsx';
import css from './StoreList.module.css';
import { StoreRowItem } from './StoreRowItem.tsx';
import type { useStoreList } from './use-store-list.ts';

const THREE = [0, 1, 2];
/** On a phone in portrait the list starts below the fold. */
const FIRST_ROWS = 1;
/** Of a store with two vouchers. */
const USUAL_HEIGHT_PX = 274;

interface StoreListProps {
  list: ReturnType<typeof useStoreList>;
  scrollerRef: RefObject<HTMLElement | null>;
  /** Present when filters are active: the empty state offers to clear them. */
  onClearFilters: (() => void) | undefined;
}

export function StoreList({ list, scrollerRef, onClearFilters }: StoreListProps) {
  const text = useText();
  const firstRecommended = list.rows.findIndex(({ page }) => page.listType === 'recommond');
  const row = useCallback(
    (store: StoreEntry, position: number, page: StorePage) => (
      <StoreRowItem
        {...{ store, page, position }}
        isFirstRecommended={position === firstRecommended}
      />
    ),
    [firstRecommended],
  );
  return (
    <PagedList
      list={list}
      row={row}
      scrollerRef={scrollerRef}
      usualHeightPx={USUAL_HEIGHT_PX}
      firstRows={FIRST_ROWS}
      Failure={FirstPageFailure}
      waiting={
        <div role="status" aria-label={text('home.storesLoading')}>
          {THREE.map((place) => (
            <div key={place} className={css['item']}>
              <StoreCardSkeleton />
            </div>
          ))}
        </div>
      }
      empty={
        <StateBlock
          picture="nothingFound"
          title={text('home.emptyTitle')}
          description={text(onClearFilters ? 'home.emptyFiltered' : 'home.emptyDescription')}
          action={
            onClearFilters
              ? { label: text('home.clearFilters'), onSelect: onClearFilters }
              : { label: text('common.retry'), onSelect: () => void list.query.refetch() }
          }
        />
      }
    />
  );
}

/** Uses texts of the first load; those of `LoadFailure` load later. */
function FirstPageFailure({
  error,
  isBusy,
  onRetry,
}: {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
}) {
  const text = useText();
  const isServerBusy = isBusyServer(error);
  const isOffline = isUnanswered(error);
  return (
    <StateBlock
      picture={isServerBusy ? 'busy' : isOffline ? 'offline' : 'error'}
      title={text(
        isServerBusy ? 'common.busy' : isOffline ? 'home.networkErrorTitle' : 'home.errorTitle',
      )}
      description={text(isServerBusy ? 'home.busyDescription' : 'home.errorDescription')}
      action={{ label: text('common.retry'), onSelect: onRetry, isBusy }}
    />
  );
}
