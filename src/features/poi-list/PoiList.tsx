import { type ComponentProps, type ReactNode, type RefObject, useCallback } from 'react';
import type { StoreEntry } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import layout from '../../ui/style/layout.module.css';
import { PatientFailure } from '../failure/LoadFailure.tsx';
import { PagedList } from '../paged-list/PagedList.tsx';
import { StoreCardSkeleton } from '../store-list/StoreCardSkeleton.tsx';
import { PoiRow } from './PoiRow.tsx';
import type { PoiPage, usePoiList } from './use-poi-list.ts';

const THREE = [0, 1, 2];
/** Of a store with two vouchers. */
const USUAL_HEIGHT_PX = 274;

interface PoiListProps {
  list: ReturnType<typeof usePoiList>;
  scene: 'category' | 'search';
  /** Names the list. */
  label: string;
  scrollerRef: RefObject<HTMLElement | null>;
  /** Instead of the list when not even a near store is there. */
  empty: ReactNode;
  Failure?: ComponentProps<typeof PagedList>['Failure'];
}

/** The stores that were found, and near ones after them. */
export function PoiList({
  list,
  scene,
  label,
  scrollerRef,
  empty,
  Failure = PatientFailure,
}: PoiListProps) {
  const text = useText();
  const firstNear = list.rows.findIndex(({ page }) => page.isNear);
  const row = useCallback(
    (store: StoreEntry, position: number, page: PoiPage) => (
      <PoiRow {...{ store, page, position, scene }} isFirstNear={position === firstNear} />
    ),
    [firstNear, scene],
  );
  return (
    <PagedList
      list={list}
      row={row}
      label={label}
      scrollerRef={scrollerRef}
      usualHeightPx={USUAL_HEIGHT_PX}
      Failure={Failure}
      waiting={
        <div className={layout['stack3']} role="status" aria-label={text('poi.loading')}>
          {THREE.map((place) => (
            <StoreCardSkeleton key={place} />
          ))}
        </div>
      }
      empty={empty}
    />
  );
}
