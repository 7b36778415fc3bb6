import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  type Ref,
} from 'react';
import { HomeCardsSection } from '../../features/home-cards/HomeCardsSection.tsx';
import { useHomeCards } from '../../features/home-cards/use-home-cards.ts';
import { location, useLocationStart } from '../../features/location/location.ts';
import { LocationLine } from '../../features/location/LocationLine.tsx';
import { FilterBar } from '../../features/store-filter/FilterBar.tsx';
import {
  isNothingSelected,
  NOTHING_SELECTED,
  reduceSelection,
  selectedFilters,
} from '../../features/store-filter/selection.ts';
import { useCouponFilter } from '../../features/store-filter/use-coupon-filter.ts';
import { HeartOfCards } from '../../features/store-list/StoreRowItem.tsx';
import { StoreList } from '../../features/store-list/StoreList.tsx';
import { useFilterOptions, useStoreList } from '../../features/store-list/use-store-list.ts';
import { useText } from '../../i18n/i18n.ts';
import { writeTab } from '../../storage/tab-storage.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { Screen } from '../../ui/Screen.tsx';
import { classes } from '../../ui/classes.ts';
import { heartOf, pullToRefresh } from './home-parts.tsx';
import { useRefreshCauses, useRefresh } from './use-refresh.ts';
import { atom } from '../../lib/atom.ts';
import { noteFirstScreen, noteFirstView } from '../../ui/first-screen.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import { Link } from '../../features/navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { searchIcon } from '../../ui/icons.ts';
import surface from '../../ui/style/surface.module.css';
import css from './HomeScreen.module.css';

/** Spec home 2: the search bar is opaque from here on. */
const FADE_PX = 96;
/** A position may take 20 s; the spinner ends earlier. */
const SPINNER_MAX_MS = 4000;

export function HomeScreen() {
  const text = useText();
  const scroller = useRef<HTMLElement>(null);
  const searchBar = useRef<HTMLDivElement>(null);
  const filterBar = useRef<HTMLDivElement>(null);

  const { query: cards, refetchIfMoved } = useHomeCards();
  const [selection, select] = useReducer(reduceSelection, NOTHING_SELECTED);
  const choice = { regionId: selection.regionId, filters: selectedFilters(selection) };
  const list = useStoreList(choice);
  const options = useFilterOptions(list.pages);

  useLocationStart();
  // Deferred like the rows: background work waits until they are painted.
  const hasStores = useDeferredValue(!list.query.isPending);
  useHomeReady(!list.query.isPending, hasStores);

  const refreshList = () =>
    list.refresh().catch((error: unknown) => {
      reportProblem('home.list', error);
      return false;
    });
  const refreshAll = async (): Promise<void> => {
    const located = location.refresh().then((isDone) => isDone || refreshList());
    const patience = new Promise((resolve) => setTimeout(resolve, SPINNER_MAX_MS));
    await Promise.allSettled([cards.refetch(), Promise.race([located, patience])]);
  };
  const { refresh, isRefreshing } = useRefresh(refreshAll);
  useRefreshCauses({ refreshList, refetchMovedCards: refetchIfMoved });
  useCouponFilter({
    gate: 'filter-coupon-available',
    selection,
    select,
    isNoCouponAvailable: list.pages?.[0]?.isNoCouponAvailable,
  });

  const keepScroll = useKeptScroll(scroller);
  const onScroll = useCallback(
    (scrollTopPx: number) => {
      keepScroll(scrollTopPx);
      searchBar.current?.style.setProperty(
        '--fade',
        String(Math.min(1, Math.max(0, scrollTopPx / FADE_PX))),
      );
    },
    [keepScroll],
  );

  // A popup is anchored to the bar, so scroll the bar to its sticky position.
  const alignFilterBar = (): number => {
    const bar = filterBar.current;
    const search = searchBar.current;
    if (!bar || !search || !scroller.current) return 0;
    const below = bar.getBoundingClientRect().top - search.getBoundingClientRect().bottom;
    if (below > 0) scroller.current.scrollTop += Math.ceil(below);
    return bar.getBoundingClientRect().bottom;
  };

  return (
    <Screen scrollRef={scroller} onScroll={onScroll} hasTabBar>
      <pullToRefresh.WhenLoaded
        scrollerRef={scroller}
        onRefresh={refresh}
        pullLabel={text('home.pull')}
        releaseLabel={text('home.release')}
        busyLabel={text('home.refreshing')}
      />
      <div className={css['page']}>
        <div className={css['glow']} />
        <SearchBar ref={searchBar} />
        <div className={css['above']}>
          <LocationLine onRefresh={() => void refresh()} isRefreshing={isRefreshing} />
          <HomeCardsSection query={cards} />
        </div>
        <section className={css['stores']} aria-labelledby="home-stores">
          <h2 className={classes(layout['row'], font['big'], css['title'])} id="home-stores">
            {text('home.nearbyStores')}
          </h2>
          <div className={css['sticky']}>
            <FilterBar
              ref={filterBar}
              options={options}
              selection={selection}
              onSelection={(event) => {
                alignFilterBar();
                select(event);
              }}
              onOpen={alignFilterBar}
            />
          </div>
          <div className={css['list']}>
            <HeartOfCards value={heartOf}>
              <StoreList
                list={list}
                scrollerRef={scroller}
                onClearFilters={
                  isNothingSelected(selection) ? undefined : () => select({ type: 'cleared' })
                }
              />
            </HeartOfCards>
          </div>
        </section>
      </div>
    </Screen>
  );
}

/**
 * Restores the scroll position when home is shown again: a hidden element loses its own. Returns the
 * scroll listener.
 */
function useKeptScroll(scroller: RefObject<HTMLElement | null>): (scrollTopPx: number) => void {
  const keptPx = useRef(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && keptPx.current > 0 && element.scrollTop !== keptPx.current)
      element.scrollTo(0, keptPx.current);
  }, [scroller]);
  return useCallback((scrollTopPx: number) => {
    keptPx.current = scrollTopPx;
  }, []);
}

/** How long the network is reserved for the pictures of the first stores. */
const PICTURES_FIRST_MS = 600;

const isSaid = atom(false);

/**
 * Reports once that the page has content, which fades out the boot snapshot, and that the stores are
 * rendered, which starts background work.
 */
export function useHomeReady(isReady: boolean, hasStores: boolean): void {
  useEffect(() => {
    if (!hasStores) return undefined;
    const timer = setTimeout(noteFirstScreen, PICTURES_FIRST_MS);
    return () => clearTimeout(timer);
  }, [hasStores]);

  useEffect(() => {
    if (!isReady || isSaid.get()) return;
    isSaid.set(true);
    noteFirstView();
  }, [isReady]);
}

/** Sticky; its background fades in with `--fade` (0 to 1), which the screen sets on scroll. */
function SearchBar({ ref }: { ref: Ref<HTMLDivElement> }) {
  const text = useText();
  const onSearch = () => {
    // Spec home 2: a search starts without the results, pages and text of the previous one; the search
    // screen drops them when it opens without this.
    writeTab('jajan.search', '');
    track('search_btn');
  };
  return (
    <div className={classes(layout['row3'], css['bar'])} ref={ref}>
      <h1 className={classes(font['big'], surface['yellow'], css['brand'])} tabIndex={-1}>
        {text('common.appName')}
      </h1>
      <Link
        className={classes(layout['row2'], layout['fill'], css['search'])}
        to={paths.searchDishes()}
        onClick={onSearch}
      >
        <Icon shape={searchIcon} size={20} />
        <span className={css['hint']}>{text('home.searchHint')}</span>
      </Link>
    </div>
  );
}
