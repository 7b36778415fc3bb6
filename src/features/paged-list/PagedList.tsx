/**
 * Shows a list that comes page by page: skeletons, rows, the way on, and what failed or is empty.
 *
 * Invariant: a long list has only the rows near the view in the document. The virtual list takes over
 * from the plain one without a jump, because it begins with the heights that the plain one had.
 */
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PageRow } from '../../api/pages.ts';
import type { Paged } from '../../api/use-pages.ts';
import { part, usePart } from '../../ui/part.tsx';
import { NextPage } from './NextPage.tsx';
import css from './PagedList.module.css';
import { type DrawRow, Row } from './Row.tsx';

/** From this many rows on, only those near the view are in the document. */
const VIRTUAL_FROM = 20;
const FIRST_ROWS = 4;
/** Of a list that is long at once, so many rows are plain and measured: more than any view shows. */
const MEASURED = 8;

const virtualRows = part(() => import('./VirtualRows.tsx'));

export interface PagedListProps<Page, Item> {
  list: Paged<Page, Item>;
  /** The same function from rendering to rendering, otherwise every row renders again. */
  row: DrawRow<Page, Item>;
  scrollerRef: RefObject<HTMLElement | null>;
  /** Names the list. */
  label?: string;
  /** What is not measured yet is taken to be that high; absent for a list that is never virtual. */
  usualHeightPx?: number;
  /** Of the `ul` of a grid. */
  className?: string | undefined;
  /** Lays out so many rows first, and then the others: together they would hold up the first view and tap. */
  firstRows?: number;
  waiting: ReactNode;
  empty: ReactNode;
  Failure: ComponentType<{ error: unknown; isBusy: boolean; onRetry: () => void }>;
}

export function PagedList<Page, Item>(props: PagedListProps<Page, Item>) {
  // Another list is drawn in slices: to draw it in the task of a tap would hold up the answer to the tap. The
  // choice itself is not deferred: the next tap would start from the one before.
  const before = useDeferredValue(props);
  const shown = before.list.key === props.list.key ? props : before;
  const { list, scrollerRef, waiting, empty, Failure } = shown;
  const { query, rows } = list;
  // The first rows are drawn in slices, behind the skeletons; later ones replace them at once.
  const isDrawn = useDeferredValue(rows).length > 0;
  if (rows.length > 0 && isDrawn) return <Rows key={list.key} {...shown} />;
  if (query.error && rows.length === 0)
    return (
      <Failure error={query.error} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  if (!query.isPending && !query.hasNextPage && rows.length === 0) return empty;
  return (
    <>
      {/* Before the skeletons, which may reach beyond the view. Not while rows are being drawn: each new page
          would restart that, without end. */}
      {rows.length === 0 && <NextPage list={list} scrollerRef={scrollerRef} isSilent />}
      {waiting}
    </>
  );
}

function Rows<Page, Item>({
  list,
  row,
  scrollerRef,
  label,
  usualHeightPx,
  className,
  firstRows = FIRST_ROWS,
}: PagedListProps<Page, Item>) {
  const { rows, key } = list;
  const plain = useRef<HTMLUListElement>(null);
  const isLong = usualHeightPx !== undefined && rows.length > VIRTUAL_FROM;
  const Virtual = usePart(virtualRows);
  const [start, setStart] = useState(() => (isLong ? Virtual?.keptStart(key) : undefined));
  // A first page of a hundred rows would be laid out to be thrown away.
  const [isCut, setCut] = useState(isLong);
  const wanted = useMemo(() => (isCut ? rows.slice(0, MEASURED) : rows), [isCut, rows]);
  const drawn = useDeferredValue(wanted, wanted.slice(0, firstRows));
  const isWhole = start !== undefined || drawn === rows || (!isCut && drawn.length > firstRows);

  // One page ahead of need: meanwhile the plain list would grow. If it fails, it does.
  const isNearlyLong = usualHeightPx !== undefined && rows.length >= VIRTUAL_FROM;
  useEffect(() => {
    if (isNearlyLong) virtualRows.load().catch(() => setCut(false));
  }, [isNearlyLong]);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (start || !isLong || !Virtual || drawn !== wanted || !plain.current || !scroller) return;
    // Its row would go, and the place of a keyboard with it: the next page asks again.
    const isHeld = plain.current.querySelector(':focus-visible') !== null;
    if (isHeld || scroller.clientHeight === 0) setCut(false);
    else setStart(Virtual.measuredStart(scroller, plain.current));
  }, [start, isLong, Virtual, drawn, wanted, scrollerRef]);

  return (
    <>
      {Virtual && start && usualHeightPx !== undefined ? (
        <Virtual.VirtualRows
          {...{ rows, row, scrollerRef, label, start, usualHeightPx }}
          listKey={key}
        />
      ) : (
        <ul className={className ?? css['list']} aria-label={label} ref={plain}>
          {drawn.map(({ id, item, page }: PageRow<Page, Item>, position) => (
            <li key={id}>
              <Row {...{ row, item, page, position }} />
            </li>
          ))}
        </ul>
      )}
      {isWhole && (
        <NextPage list={list} scrollerRef={scrollerRef} isBehind={!start && drawn !== wanted} />
      )}
    </>
  );
}
