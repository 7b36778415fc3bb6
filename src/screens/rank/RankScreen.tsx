import { type RefObject, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as codes from '../../api/generated/codes.ts';
import type { RankEntry, StoreEntry } from '../../api/generated/types.ts';
import { absentAt } from '../../features/failure/failure-rows.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useLocationStart } from '../../features/location/location.ts';
import { PlaceNote } from '../../features/location/PlaceNote.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { ListSince } from '../../features/paged-list/ListSince.tsx';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { type RankPage, useRank, useRanks } from '../../features/rank/use-ranks.ts';
import { ShareButton } from '../../features/share/ShareSheet.tsx';
import { useShareContent } from '../../features/share/share-content.ts';
import {
  isNothingSelected,
  selectedFilters,
  type SelectionEvent,
} from '../../features/store-filter/selection.ts';
import { StickyBars } from '../../features/store-filter/StickyBars.tsx';
import { useCouponFilter } from '../../features/store-filter/use-coupon-filter.ts';
import { StoreCardSkeleton } from '../../features/store-list/StoreCardSkeleton.tsx';
import { useFilterOptions } from '../../features/store-list/use-store-list.ts';
import { formatCount } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { infoIcon } from '../../ui/icons.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { tabPanel, Tabs } from '../../ui/Tabs.tsx';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import { RankRow } from './RankRow.tsx';
import { useChecked } from '../../features/rank/use-checked.ts';

export { takeArrived } from '../../features/rank/arrived.ts';

const FAILURES = absentAt(codes.RANK_ABSENT);
const TWO = [0, 1];
/** Of a store with two vouchers, and its place. */
const USUAL_HEIGHT_PX = 326;

/** The rankings: one of `?rankId=`, otherwise the first. Spec home 3 "Ranking". */
export function RankScreen() {
  const text = useText();
  const pick = usePickLocale();
  const back = useBackButton();
  const toHome = useToHome();
  const scroller = useRef<HTMLElement>(null);
  const { rankId: asked } = useRouteParams('rank');
  useLocationStart();
  const thing = useRanks();
  const ranks = thing.data?.rankList;
  const rankId = asked || ranks?.[0]?.rankId;
  const chosen = ranks?.find((rank) => rank.rankId === rankId);
  const checked = useChecked(rankId);
  // Of an address with a rank it is asked for beside the tabs.
  const list = useRank(rankId, selectedFilters(checked.selection));
  const title = text('platform.pageRank');
  const share = useShareContent(
    chosen?.shareInfo,
    pick(chosen?.rankName) ?? title,
    paths.rank(chosen ? { rankId: chosen.rankId } : {}),
  );
  return (
    <Screen
      scrollRef={scroller}
      header={<ActionBar title={title} back={back} actions={<ShareButton content={share} />} />}
    >
      <Loaded thing={thing} skeleton={<Bones />}>
        {({ rankList }) =>
          rankList.length > 0 ? (
            <Ranks ranks={rankList} {...{ chosen, checked, list, scroller }} />
          ) : (
            <StateBlock
              picture="nothingFound"
              title={text('rank.noneTitle')}
              description={text('rank.noneNote')}
              action={{ ...toHome, label: text('order.explore') }}
            />
          )
        }
      </Loaded>
    </Screen>
  );
}

/** Before anything is known, in the shape of what comes. */
function Bones() {
  const text = useText();
  return (
    <div role="status" aria-label={text('rank.loading')}>
      <div className={classes(layout['strip'], space['pad2by4'], space['gap2'])}>
        <Skeleton width={150} height={44} radius={22} />
        <Skeleton width={130} height={44} radius={22} />
        <Skeleton width={120} height={44} radius={22} />
      </div>
      <div className={space['pad4']}>
        <Rows />
      </div>
    </div>
  );
}

function Rows() {
  return (
    <div className={layout['stack4']}>
      {TWO.map((row) => (
        <StoreCardSkeleton key={row} />
      ))}
    </div>
  );
}

const row = (store: StoreEntry, position: number, page: RankPage) => (
  <RankRow store={store} page={page} position={position} />
);

interface RanksProps {
  ranks: readonly RankEntry[];
  /** Absent: the address names none of them. */
  chosen: RankEntry | undefined;
  checked: ReturnType<typeof useChecked>;
  list: ReturnType<typeof useRank>;
  scroller: RefObject<HTMLElement | null>;
}

function Ranks({
  ranks,
  chosen,
  checked: { selection, choose, select },
  list,
  scroller,
}: RanksProps) {
  const text = useText();
  const pick = usePickLocale();
  const tabs = useId();
  const options = useFilterOptions(list.pages);
  const isFiltered = !isNothingSelected(selection);
  const name = pick(chosen?.rankName) ?? text('platform.pageRank');
  // Another list begins at its top.
  const toTop = (): void => scroller.current?.scrollTo(0, 0);
  const filter = (event: SelectionEvent): void => {
    toTop();
    select(event);
  };
  useCouponFilter({
    gate: 'list-coupon-available',
    selection,
    select: filter,
    isNoCouponAvailable: list.pages?.[0]?.isNoCouponAvailable,
  });
  return (
    <>
      {chosen && (
        <StickyBars options={options} selection={selection} hasRegions={false} onSelection={filter}>
          <Tabs
            id={tabs}
            label={text('rank.tabs')}
            tabs={ranks.map((rank) => ({ value: rank.rankId, name: pick(rank.tabName) ?? '' }))}
            chosen={chosen.rankId}
            onChoose={(value) => {
              toTop();
              const rank = ranks.find(({ rankId }) => rankId === value);
              if (rank) choose(rank.rankId);
            }}
          />
        </StickyBars>
      )}
      <div {...(chosen && tabPanel(tabs, chosen.rankId))} className={space['pad0by4']}>
        {chosen && (
          <HowCounted
            rank={chosen}
            count={list.pages && (isFiltered ? list.rows.length : chosen.storeCount)}
            countedAtMs={list.pages?.[0]?.countedAtMs}
          />
        )}
        <PlaceNote />
        <ListSince list={list} />
        <PagedList
          list={list}
          row={row}
          scrollerRef={scroller}
          label={text('rank.list', { name })}
          usualHeightPx={USUAL_HEIGHT_PX}
          Failure={RankFailure}
          waiting={
            <div role="status" aria-label={text('rank.loading')}>
              <Rows />
            </div>
          }
          empty={
            <StateBlock
              picture="nothingFound"
              title={text(isFiltered ? 'rank.filteredTitle' : 'rank.emptyTitle')}
              description={isFiltered ? text('rank.filteredNote') : undefined}
              action={
                isFiltered
                  ? {
                      label: text('home.clearFilters'),
                      onSelect: () => select({ type: 'cleared' }),
                    }
                  : { label: text('common.retry'), onSelect: () => void list.query.refetch() }
              }
            />
          }
        />
      </div>
    </>
  );
}

function RankFailure(props: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const wayOn = {
    label: text('rank.toFirst'),
    onSelect: () => void navigate(paths.rank({}), { replace: true }),
  };
  return <LoadFailure {...props} rows={FAILURES} wayOn={wayOn} waits />;
}

interface HowCountedProps {
  rank: RankEntry;
  /** Of the stores that are listed; undefined until that is known. */
  count: number | undefined;
  countedAtMs: number | undefined;
}

/** How many stores there are, and the sheet that says how and when they were counted. */
function HowCounted({ rank, count, countedAtMs }: HowCountedProps) {
  const text = useText();
  const pick = usePickLocale();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const counted = text('rank.counted', {
    time: formatMoment(countedAtMs ?? rank.countedAtMs, locale),
  });
  return (
    <div className={classes(layout['ends'], space['gap0by3'])}>
      <span className={font['note']} role="status">
        {count !== undefined && text('brands.storeCount', { count, shown: formatCount(count) })}
      </span>
      <button
        type="button"
        className={classes(layout['target'], layout['row1'], tint['textButton'])}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon shape={infoIcon} size={16} />
        {text('rank.how')}
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('rank.how')}
        closeLabel={text('common.close')}
      >
        <p
          className={classes(
            tint['softWords'],
            letters['lines16'],
            letters['keptLines'],
            space['below3'],
          )}
        >
          {pick(rank.howCounted)}
        </p>
        <p className={font['note']}>{counted}</p>
      </Sheet>
    </div>
  );
}
