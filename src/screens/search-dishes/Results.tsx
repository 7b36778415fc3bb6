import { type RefObject, useEffect, useId, useState } from 'react';
import type { FilterOption, SearchReading } from '../../api/generated/types.ts';
import { PlaceNote } from '../../features/location/PlaceNote.tsx';
import { useListFilters } from '../../features/poi-list/use-list-filters.ts';
import { useListChoice } from '../../features/poi-list/use-list-choice.ts';
import type { PoiChoice } from '../../features/poi-list/poi-call.ts';
import { usePoiList } from '../../features/poi-list/use-poi-list.ts';
import { PoiList } from '../../features/poi-list/PoiList.tsx';
import { SortControl } from '../../features/poi-list/SortControl.tsx';
import type { Search, SearchTab } from '../../features/search/kept-search.ts';
import { useVouchers } from '../../features/search/use-vouchers.ts';
import { isNothingSelected, selectedFilters } from '../../features/store-filter/selection.ts';
import { StickyBars } from '../../features/store-filter/StickyBars.tsx';
import { useCouponFilter } from '../../features/store-filter/use-coupon-filter.ts';
import { formatCount } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { track } from '../../telemetry/report.ts';
import { classes } from '../../ui/classes.ts';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { tabPanel, Tabs } from '../../ui/Tabs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import { History } from './EmptySearch.tsx';
import { Popular } from './Popular.tsx';
import { Reading } from './Reading.tsx';
import { VoucherList } from './VoucherList.tsx';
import css from './Search.module.css';

const SORTS = ['BEST', 'DISTANCE', 'SCORE', 'PRICE', 'DISCOUNT'] as const;
const NONE: FilterOption[] = [];
/** The server counts no further. */
const MANY = 200;

interface ResultsProps {
  search: Search;
  /** Another tab or reading of the same text. */
  onChange: (search: Search) => void;
  /** Another text. */
  onSearch: (text: string, isLiteral?: boolean) => void;
  isHeadingDueRef: RefObject<boolean>;
  scrollerRef: RefObject<HTMLElement | null>;
}

/** What was found, in two lists. */
export function Results({
  search,
  onChange,
  onSearch,
  isHeadingDueRef,
  scrollerRef,
}: ResultsProps) {
  const text = useText();
  const tabs = useId();
  const { searchText, activeKey: tab, droppedWords, isLiteral } = search;
  const isStores = tab === 'STORE';
  const listChoice = useListChoice(paths.searchDishes());
  const { selection, sort } = listChoice;
  const choice: PoiChoice = {
    scene: 'SEARCH_PAGE',
    searchText,
    isLiteral,
    droppedWords,
    filters: selectedFilters(selection),
    sort,
    regionId: selection.regionId,
  };
  const stores = usePoiList(choice, { enabled: isStores });
  const vouchers = useVouchers(choice, { enabled: !isStores });
  const { query, rows } = isStores ? stores : vouchers;
  const first = (isStores ? stores : vouchers).pages?.[0];
  const found = first?.foundCount ?? undefined;
  const isFailed = query.error !== null && rows.length === 0;

  const toTop = (): void => scrollerRef.current?.scrollTo(0, 0);
  const select = (event: Parameters<typeof listChoice.select>[0]): void => {
    toTop();
    listChoice.select(event);
  };
  useCouponFilter({
    gate: 'list-coupon-available',
    selection,
    select,
    isNoCouponAvailable: first?.isNoCouponAvailable,
  });
  useShownEvent(tab, found, first);
  const reading = useReading(searchText, isLiteral, first?.reading);
  const options = useListFilters('SEARCH_PAGE').data?.filterOptions ?? NONE;

  const heading = useFocusedHeading(isHeadingDueRef, first !== undefined || isFailed);
  const counted =
    found === undefined
      ? ''
      : text(isStores ? 'search.storeCount' : 'search.voucherCount', {
          count: found,
          shown: found < MANY ? formatCount(found) : text('search.many', { shown: MANY }),
        });
  const isFiltered = !isNothingSelected(selection);
  const isChanged = isFiltered || droppedWords.length > 0 || !isStores;
  // Words that became filters stand above, and can be taken away.
  const isNarrow = isFiltered || reading?.words.some(({ key }) => !droppedWords.includes(key));
  const none = text(isNarrow ? 'search.noneFiltered' : 'search.noneNote');
  const clearing = {
    label: text('home.clearFilters'),
    onSelect: () => select({ type: 'cleared' }),
  };
  return (
    <>
      <StickyBars options={options} selection={selection} onSelection={select}>
        <Tabs
          id={tabs}
          label={text('search.tabs')}
          tabs={[
            { value: 'STORE', name: text('search.tabStores') },
            { value: 'COUPON', name: text('search.tabVouchers') },
          ]}
          chosen={tab}
          onChoose={(value) => {
            toTop();
            onChange({ ...search, activeKey: value as SearchTab });
          }}
        />
      </StickyBars>
      <div className={classes(space['pad0by4'], css['panel'])} {...tabPanel(tabs, tab)}>
        <div className={classes(layout['ends'], space['gap0by3'], css['counted'])}>
          <h1
            className={classes(font['note'], layout['target'], css['count'])}
            tabIndex={-1}
            ref={heading}
          >
            <VisuallyHidden>{`${text('search.results', { text: searchText })} `}</VisuallyHidden>
            {found === 0 ? <VisuallyHidden>{counted}</VisuallyHidden> : counted}
          </h1>
          <SortControl
            sort={sort}
            sorts={SORTS}
            onSort={(next) => (toTop(), listChoice.order(next))}
          />
        </div>
        <PlaceNote />
        {/* The first count is the heading's, which takes the focus. */}
        <p className={layout['hidden']} role="status">
          {isChanged && counted}
        </p>
        <Reading
          reading={reading}
          searchText={searchText}
          droppedWords={droppedWords}
          onLiteral={() => onSearch(searchText, true)}
          onDrop={(key) => {
            toTop();
            onChange({ ...search, droppedWords: [...droppedWords, key] });
          }}
        />
        {isStores ? (
          <>
            {found === 0 && (
              <div className={space['below4']}>
                <StateBlock
                  picture="nothingFound"
                  title={text('search.noStores', { text: searchText })}
                  description={none}
                  action={isFiltered ? clearing : 'below'}
                />
                <Popular onSearch={onSearch} />
              </div>
            )}
            <PoiList
              list={stores}
              scene="search"
              label={text('search.tabStores')}
              scrollerRef={scrollerRef}
              empty={null}
            />
          </>
        ) : (
          <VoucherList
            list={vouchers}
            scrollerRef={scrollerRef}
            empty={
              <div className={space['below4']}>
                <StateBlock
                  picture="nothingFound"
                  title={text('search.noVouchers', { text: searchText })}
                  description={none}
                  action={
                    isFiltered
                      ? clearing
                      : {
                          label: text('search.toStores'),
                          onSelect: () => onChange({ ...search, activeKey: 'STORE' }),
                        }
                  }
                />
                <Popular onSearch={onSearch} />
              </div>
            }
          />
        )}
        {isFailed && <History onSearch={onSearch} />}
      </div>
    </>
  );
}

/** How the text was read; of the page before while the next loads, so that nothing below jumps. */
function useReading(
  searchText: string,
  isLiteral: boolean,
  given: SearchReading | null | undefined,
): SearchReading | undefined {
  const of = `${isLiteral} ${searchText}`;
  const [kept, setKept] = useState({ of, reading: given });
  if (kept.of !== of || (given && given !== kept.reading)) setKept({ of, reading: given });
  return given ?? (kept.of === of ? (kept.reading ?? undefined) : undefined);
}

/** The heading, which takes the focus when a search that has just been made is answered. */
function useFocusedHeading(isDueRef: RefObject<boolean>, isSettled: boolean) {
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isSettled || !isDueRef.current || !heading) return;
    isDueRef.current = false;
    heading.focus({ preventScroll: true });
  }, [isDueRef, isSettled, heading]);
  return setHeading;
}

/** Queries whose results have been shown in this page load. */
const shown = new Set<string>();

function useShownEvent(
  kind: SearchTab,
  count: number | undefined,
  page: { queryId: string; algorithmId: string; traceId: string } | undefined,
): void {
  useEffect(() => {
    if (!page || count === undefined || shown.has(page.queryId)) return;
    shown.add(page.queryId);
    const { queryId, algorithmId, traceId } = page;
    track('search_expo', { scene: 'search', kind, count, queryId, algorithmId, traceId });
  }, [kind, count, page]);
}
