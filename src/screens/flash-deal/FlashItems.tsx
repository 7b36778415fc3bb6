import { type RefObject, useCallback } from 'react';
import * as codes from '../../api/generated/codes.ts';
import { askedWaitMs } from '../../api/retry-after.ts';
import { isBusyServer, isUnanswered } from '../../api/errors.ts';
import type { FlashState } from '../../api/generated/types.ts';
import { absentAt, type FailureRows, isGone } from '../../features/failure/failure-rows.ts';
import { LoadFailure, retryWaitMs } from '../../features/failure/LoadFailure.tsx';
import { KeptStoreCard } from '../../features/favourite/KeptStoreCard.tsx';
import { useReturn } from '../../features/flash/use-return.ts';
import { nextReturnMs } from '../../features/flash-list/item-state.ts';
import {
  type FlashPage,
  type FlashRow,
  isStore,
  type useFlashList,
} from '../../features/flash-list/use-flash-list.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { formatClock, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { track } from '../../telemetry/report.ts';
import { classes } from '../../ui/classes.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Flash.module.css';
import { FlashItem } from './FlashItem.tsx';

/** Of an item with a name on two lines. */
const USUAL_HEIGHT_PX = 144;
const FOUR = [0, 1, 2, 3];
const usual = absentAt(codes.FLASH_ABSENT);
/** Busy: the refresh waits as long as the server asks. */
export const FLASH_FAILURES: FailureRows = { ...usual, busy: { ...usual.busy, waits: true } };

interface FlashItemsProps {
  list: ReturnType<typeof useFlashList>;
  pageId: string;
  sessionUniqueKey: string;
  state: FlashState;
  askList: () => void;
  /** When it is done that was asked for too soon: milliseconds since the epoch. */
  dueAtMs: number | undefined;
  scrollerRef: RefObject<HTMLElement | null>;
  /** Absent: there is no other session. */
  onOther: (() => void) | undefined;
}

/** The items of a session, and after them the area's stores. */
export function FlashItems({
  list,
  pageId,
  sessionUniqueKey,
  state,
  askList,
  dueAtMs,
  scrollerRef,
  onOther,
}: FlashItemsProps) {
  const text = useText();
  const { query, pages, rows } = list;
  const waitS = useWait(query, dueAtMs);
  const isLost = isUnanswered(query.error);
  // Only then it is shown; each refresh of the stock would draw all rows twice.
  const isAsking = isLost && (query.isFetching || waitS > 0);
  const assets = pages?.flatMap(({ assetList }) => assetList) ?? [];
  useReturn(state === 'RUNNING' ? nextReturnMs(assets, clock.nowMs()) : undefined, askList);
  const firstStore = rows.findIndex(({ item }) => isStore(item));
  const row = useCallback(
    (item: FlashRow, position: number, page: FlashPage) =>
      isStore(item) ? (
        <StoreRow {...{ store: item, position, page }} isFirst={position === firstStore} />
      ) : (
        <FlashItem
          asset={item}
          {...{
            position,
            page,
            pageId,
            sessionUniqueKey,
            state,
            isLost,
            isAsking,
            askList,
            onOther,
          }}
        />
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onOther` is made anew in each rendering
    [firstStore, pageId, sessionUniqueKey, state, isLost, isAsking, askList],
  );
  const isEmpty = pages !== undefined && assets.length === 0;
  const other = onOther && { label: text('flash.toNext'), onSelect: onOther };
  const none = (
    <StateBlock
      picture="nothingFound"
      title={text(state === 'ENDED' ? 'flash.endedTitle' : 'flash.emptyTitle')}
      description={text(state === 'ENDED' ? 'flash.endedNote' : 'flash.emptyNote')}
      action={other ?? 'below'}
    />
  );
  if (query.error && rows.length === 0 && isGone(query.error, FLASH_FAILURES))
    return (
      <LoadFailure
        error={query.error}
        isBusy={query.isFetching}
        onRetry={askList}
        rows={FLASH_FAILURES}
        wayOn={other}
      />
    );
  return (
    <>
      {isEmpty ? (
        none
      ) : (
        <Told {...{ list, state, askList, waitS, other, isLost }} toldAtMs={pages?.[0]?.toldAtMs} />
      )}
      <PagedList
        list={list}
        row={row}
        label={text('flash.list')}
        scrollerRef={scrollerRef}
        usualHeightPx={USUAL_HEIGHT_PX}
        Failure={FlashFailure}
        waiting={
          <div role="status" aria-label={text('flash.loading')}>
            <ItemsSkeleton />
          </div>
        }
        empty={null}
      />
    </>
  );
}

function FlashFailure(props: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  return <LoadFailure {...props} rows={FLASH_FAILURES} />;
}

export function ItemsSkeleton() {
  return (
    <div className={layout['stack3']}>
      {FOUR.map((place) => (
        <Skeleton key={place} width="100%" height={USUAL_HEIGHT_PX - 12} radius={16} />
      ))}
    </div>
  );
}

/**
 * Whole seconds until the list can be asked again: what was asked for too soon is done then, and a 429 asks to
 * wait (spec home 4; 10 s where it does not say how long). A next page's failure has its own retry.
 */
function useWait(query: FlashItemsProps['list']['query'], dueAtMs: number | undefined): number {
  const { error, errorUpdatedAt, isFetchNextPageError } = query;
  const isBusy = !isFetchNextPageError && isBusyServer(error);
  const askedMs = isBusy ? (askedWaitMs(error) ?? retryWaitMs) : undefined;
  const untilMs =
    askedMs === undefined ? dueAtMs : Math.max(dueAtMs ?? 0, errorUpdatedAt + askedMs);
  return useCountdown(untilMs);
}

interface ToldProps extends Pick<FlashItemsProps, 'list' | 'state' | 'askList'> {
  /** Whole seconds until it can be asked again; 0: now. */
  waitS: number;
  toldAtMs: number | undefined;
  isLost: boolean;
  other: { label: string; onSelect: () => void } | undefined;
}

/** How old the stock is; that the session is over; that nothing can be bought now. */
function Told({ list: { query }, state, askList, waitS, toldAtMs, isLost, other }: ToldProps) {
  const text = useText();
  const locale = useLocale();
  // Its place is kept: what comes below would move.
  if (toldAtMs === undefined) return query.isPending ? <div className={css['foot']} /> : null;
  const isOld = query.error !== null && !query.isFetchNextPageError;
  const ended = state === 'ENDED';
  const words = ended
    ? text('flash.endedNote')
    : isOld && isLost
      ? text('flash.old', { time: formatMoment(toldAtMs, locale) })
      : text('flash.stockAt', { time: formatClock(toldAtMs) });
  const label = waitS > 0 ? text('flash.refreshIn', { seconds: waitS }) : text('flash.refresh');
  const button = ended ? other : { label, onSelect: askList };
  return (
    <div className={classes(layout['ends'], space['gap0by3'])}>
      <p
        className={classes(font['note'], layout['shrinkWords'])}
        role={ended ? 'status' : undefined}
      >
        {words}
      </p>
      {button && (
        <button
          type="button"
          className={classes(layout['target'], tint['textButton'], space['toEnd'])}
          disabled={!ended && (query.isFetching || waitS > 0)}
          onClick={button.onSelect}
        >
          {button.label}
        </button>
      )}
    </div>
  );
}

interface StoreRowProps {
  store: Extract<FlashRow, { poiId: unknown }>;
  position: number;
  page: FlashPage;
  isFirst: boolean;
}

function StoreRow({ store, position, page, isFirst }: StoreRowProps) {
  const text = useText();
  const { queryId, algorithmId, traceId } = page;
  const at = { scene: 'flash-sale', position, queryId, algorithmId, traceId } as const;
  return (
    <Exposed
      as="div"
      id={`flash-sale ${queryId} ${store.poiId}`}
      className={box['anchor']}
      onExposed={() => track('store_card_expo', { ...at, poiId: store.poiId })}
    >
      {isFirst && (
        <h2 className={classes(font['big'], space['above4'], space['below3'])}>
          {text('home.nearbyStores')}
        </h2>
      )}
      {/* The level of the heading above, which is not in the document far down the list. */}
      <KeptStoreCard store={store} {...at} heading="h2" />
    </Exposed>
  );
}
