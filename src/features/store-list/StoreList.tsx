import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ApiError, isUnanswered } from '../../api/errors.ts';
import { usePageRecovery } from '../../api/use-page-recovery.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { part, usePart } from '../../ui/part.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import type { StoreRow } from './paging.ts';
import { StoreCardSkeleton } from './StoreCardSkeleton.tsx';
import css from './StoreList.module.css';
import { StoreRowItem } from './StoreRowItem.tsx';
import { useHeldError } from './use-held-error.ts';
import type { useStoreList } from './use-store-list.ts';

/** From this many stores on, only those near the view are in the document. */
const VIRTUAL_FROM = 20;
const THREE = [0, 1, 2];
/** On a phone that is held upright the first view ends above the list. */
const FIRST_ROWS = 1;
/** Spec home 9. */
export const THRESHOLD_PX = 500;

const virtualStores = part(() => import('./VirtualStores.tsx'));
type Virtual = typeof import('./VirtualStores.tsx');

interface Takeover {
  Stores: Virtual['VirtualStores'];
  measured: ComponentProps<Virtual['VirtualStores']>['measured'];
}

interface StoreListProps {
  list: ReturnType<typeof useStoreList>;
  /** Another list gets other rows: what was measured for one is nothing to the other. */
  listKey: string;
  scrollerRef: RefObject<HTMLElement | null>;
  /** Present when filters are chosen: the empty state offers to take them away. */
  onClearFilters: (() => void) | undefined;
}

export function StoreList({
  list: { query, rows: latest },
  listKey,
  scrollerRef,
  onClearFilters,
}: StoreListProps) {
  const text = useText();
  const error = useHeldError(query);
  // The first rows are drawn in slices, behind the skeletons; later ones replace them at once.
  const isDrawn = useDeferredValue(latest).length > 0;
  const rows = isDrawn ? latest : [];
  if (rows.length === 0) {
    if (error)
      return (
        <FirstPageError
          error={error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      );
    if (query.isPending || query.hasNextPage || latest.length > 0) {
      return (
        <>
          <div className={css['list']} role="status" aria-label={text('home.storesLoading')}>
            {THREE.map((place) => (
              <div key={place} className={css['item']}>
                <StoreCardSkeleton />
              </div>
            ))}
          </div>
          {/* Not while rows are being drawn: each new page would begin that anew, and so without end. */}
          {latest.length === 0 && <NextPage query={query} scrollerRef={scrollerRef} isSilent />}
        </>
      );
    }
    return (
      <StateBlock
        picture="empty"
        title={text('home.emptyTitle')}
        description={text(onClearFilters ? 'home.emptyFiltered' : 'home.emptyDescription')}
        {...(onClearFilters
          ? { action: { label: text('home.clearFilters'), onSelect: onClearFilters } }
          : {})}
      />
    );
  }
  return (
    <Rows key={listKey} rows={rows} scrollerRef={scrollerRef}>
      <NextPage query={query} scrollerRef={scrollerRef} />
    </Rows>
  );
}

function Rows({
  rows,
  scrollerRef,
  children,
}: {
  rows: StoreRow[];
  scrollerRef: RefObject<HTMLElement | null>;
  /** What comes below the rows. */
  children: ReactNode;
}) {
  const plain = useRef<HTMLUListElement>(null);
  const virtual = usePart(virtualStores);
  const [takeover, setTakeover] = useState<Takeover>();
  // In two steps: laid out together, they would hold up the first tap.
  const drawn = useDeferredValue(rows, rows.slice(0, FIRST_ROWS));
  const isLong = drawn === rows && rows.length > VIRTUAL_FROM;

  useEffect(() => {
    // Loaded ahead of need. Should it fail, the plain list goes on.
    if (rows.length >= VIRTUAL_FROM) virtualStores.load().catch(() => undefined);
  }, [rows.length]);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (
      !isLong ||
      !virtual ||
      takeover ||
      !plain.current ||
      !scroller ||
      scroller.clientHeight === 0
    )
      return;
    const heights = Array.from(
      plain.current.children,
      (item) => item.getBoundingClientRect().height,
    );
    setTakeover({
      Stores: virtual.VirtualStores,
      measured: { heights, top: virtual.topWithin(scroller, plain.current) },
    });
  }, [isLong, virtual, takeover, scrollerRef]);

  return (
    <>
      {takeover ? (
        <takeover.Stores rows={rows} scrollerRef={scrollerRef} measured={takeover.measured} />
      ) : (
        <ul className={css['list']} ref={plain}>
          {drawn.map((row) => (
            <li key={row.store.poiId}>
              <StoreRowItem row={row} />
            </li>
          ))}
        </ul>
      )}
      {(drawn === rows || drawn.length > FIRST_ROWS) && children}
    </>
  );
}

/** The end of the list: loads the next page before it is reached, and says what is going on. */
function NextPage({
  query,
  scrollerRef,
  isSilent = false,
}: Pick<StoreListProps, 'scrollerRef'> & {
  query: StoreListProps['list']['query'];
  isSilent?: boolean;
}) {
  const text = useText();
  const sentinel = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const pageCount = query.data?.pages.length ?? 0;
  // Spec home 4: a failure ends the loading by itself; the button goes on.
  const isWanted = hasNextPage && !query.isFetching && !isFetchNextPageError;
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !isWanted) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { root: scrollerRef.current, rootMargin: `0px 0px ${THRESHOLD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // A page may be shorter than the view: every new one is looked at again.
  }, [isWanted, pageCount, fetchNextPage, scrollerRef]);

  usePageRecovery(query);

  if (isSilent) return <div ref={sentinel} />;
  return (
    <div className={css['end']} ref={sentinel}>
      {isFetchNextPageError ? (
        <>
          <p className={css['words']}>
            {text(isRateLimited(query.error) ? 'home.busyTitle' : 'home.nextPageFailed')}
          </p>
          <Button
            variant="secondary"
            onClick={() => void fetchNextPage()}
            isBusy={isFetchingNextPage}
          >
            {text('common.retry')}
          </Button>
        </>
      ) : hasNextPage ? (
        <p className={css['words']}>
          {/* One that turns out of sight has the page drawn anew at every frame. */}
          {isFetchingNextPage && <Spinner size={18} label="" />} {text('home.loadingMore')}
        </p>
      ) : (
        <p className={css['words']}>{text('home.noMore')}</p>
      )}
    </div>
  );
}

function FirstPageError({
  error,
  isBusy,
  onRetry,
}: {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
}) {
  const text = useText();
  const isBusyServer = isRateLimited(error);
  const isOffline = isUnanswered(error);
  return (
    <StateBlock
      picture={isBusyServer ? 'busy' : isOffline ? 'offline' : 'error'}
      title={text(
        isBusyServer ? 'home.busyTitle' : isOffline ? 'home.networkErrorTitle' : 'home.errorTitle',
      )}
      description={text(isBusyServer ? 'home.busyDescription' : 'home.errorDescription')}
      action={{ label: text('common.retry'), onSelect: onRetry, isBusy }}
    />
  );
}

function isRateLimited(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'rate-limited';
}
