import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import * as codes from '../../api/generated/codes.ts';
import { ApiError } from '../../api/errors.ts';
import type { FilterNode } from '../../api/generated/types.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useLocationStart } from '../../features/location/location.ts';
import { PlaceNote } from '../../features/location/PlaceNote.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { ListSince } from '../../features/paged-list/ListSince.tsx';
import { PoiList } from '../../features/poi-list/PoiList.tsx';
import { SortControl } from '../../features/poi-list/SortControl.tsx';
import { useListFilters } from '../../features/poi-list/use-list-filters.ts';
import { useListChoice } from '../../features/poi-list/use-list-choice.ts';
import { usePoiList } from '../../features/poi-list/use-poi-list.ts';
import { isNothingSelected, selectedFilters } from '../../features/store-filter/selection.ts';
import { StickyBars } from '../../features/store-filter/StickyBars.tsx';
import { useCouponFilter } from '../../features/store-filter/use-coupon-filter.ts';
import { StoreCardSkeleton } from '../../features/store-list/StoreCardSkeleton.tsx';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { classes } from '../../ui/classes.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { tabPanel, Tabs } from '../../ui/Tabs.tsx';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import { CategoryChooser } from './CategoryChooser.tsx';
import css from './Category.module.css';

export { takeArrived } from '../../features/poi-list/arrived.ts';

const SCENE = 'CATEGORY_POI_PAGE';
/** Best is nearest here, and has its name. */
const SORTS = ['DISTANCE', 'SCORE', 'PRICE', 'DISCOUNT'] as const;
const TWO = [0, 1];

/** The stores of a category, of `?id=`. Spec home 2, 8; discovery 2. */
export function CategoryScreen() {
  const { id } = useRouteParams('categoryPoiList');
  return id === undefined ? <Unnamed /> : <Category id={id} />;
}

/** Spec home 8: a link without an id is reported; the categories stand there to choose from. */
function Unnamed() {
  useEffect(() => {
    reportProblem('category.id', new Error('a link to a category without its id'));
  }, []);
  return <Choose note="poi.categoryUnnamed" />;
}

function Choose({ note }: { note: 'poi.categoryUnnamed' | 'poi.categoryAbsent' }) {
  const text = useText();
  return (
    <Screen title={text('platform.pageCategory')} back={useBackButton()}>
      <Loaded thing={useListFilters(SCENE)} skeleton={<Bones />}>
        {({ filterOptions }) => <CategoryChooser tree={treeOf(filterOptions)} note={text(note)} />}
      </Loaded>
    </Screen>
  );
}

function treeOf(options: readonly { type: string; listData?: FilterNode[] }[]): FilterNode[] {
  return options.find(({ type }) => type === 'CATEGORIES')?.listData ?? [];
}

function Category({ id }: { id: string }) {
  const text = useText();
  const pick = usePickLocale();
  const back = useBackButton();
  const navigate = useNavigate();
  const toHome = useToHome();
  const tabs = useId();
  const scroller = useRef<HTMLElement>(null);
  useLocationStart();
  const choice = useListChoice(paths.categoryPoiList({ id }));
  const { selection, sort } = choice;
  const list = usePoiList({
    scene: SCENE,
    categoryId: id,
    filters: selectedFilters(selection),
    sort,
    regionId: selection.regionId,
  });
  const { data: known, failure: noFilters } = useListFilters(SCENE);
  const filters = known?.filterOptions ?? [];
  const tree = treeOf(filters);
  // The chips choose among them already.
  const options = filters.filter(({ type }) => type !== 'CATEGORIES');
  const select = (event: Parameters<typeof choice.select>[0]): void => {
    scroller.current?.scrollTo(0, 0);
    choice.select(event);
  };
  useCouponFilter({
    gate: 'list-coupon-available',
    selection,
    select,
    isNoCouponAvailable: list.pages?.[0]?.isNoCouponAvailable,
  });
  const { error } = list.query;
  if (error instanceof ApiError && error.code === codes.CATEGORY_ABSENT)
    return <Choose note="poi.categoryAbsent" />;

  const parent = tree.find(
    ({ key, children }) => key === id || children?.some((child) => child.key === id),
  );
  const chosen = parent?.children?.find(({ key }) => key === id) ?? parent;
  const title = pick(chosen?.label) ?? text('platform.pageCategory');
  const isFiltered = !isNothingSelected(selection);
  const hasNone = list.pages?.[0]?.poiList.length === 0;
  const none = (
    <StateBlock
      picture="nothingFound"
      title={text(isFiltered ? 'home.emptyTitle' : 'poi.categoryEmpty')}
      action={
        isFiltered
          ? { label: text('home.clearFilters'), onSelect: () => select({ type: 'cleared' }) }
          : toHome
      }
    />
  );
  return (
    <Screen title={title} back={back} scrollRef={scroller}>
      <StickyBars options={options} selection={selection} onSelection={select}>
        {parent ? (
          <Tabs
            id={tabs}
            label={text('poi.categories')}
            tabs={[
              { value: parent.key, name: text('poi.allOf') },
              ...(parent.children ?? []).map(({ key, label }) => ({
                value: key,
                name: pick(label) ?? key,
              })),
            ]}
            chosen={id}
            onChoose={(value) => {
              scroller.current?.scrollTo(0, 0);
              void navigate(paths.categoryPoiList({ id: value }), {
                replace: true,
                state: { listChoice: { selection, sort } },
              });
            }}
          />
        ) : (
          // The list says what is wrong.
          noFilters === undefined && <Chips />
        )}
      </StickyBars>
      <div className={space['pad0by4']} {...(parent && tabPanel(tabs, id))}>
        <PlaceNote />
        <div className={css['order']}>
          <SortControl sort={sort} sorts={SORTS} onSort={choice.order} />
        </div>
        <ListSince list={list} />
        {hasNone && none}
        <PoiList list={list} scene="category" label={title} scrollerRef={scroller} empty={null} />
      </div>
    </Screen>
  );
}

/** While the names of the categories load. */
function Chips() {
  return (
    <div className={classes(layout['strip'], space['pad2by4'], space['gap2'])}>
      <Skeleton width={90} height={44} radius={22} />
      <Skeleton width={130} height={44} radius={22} />
      <Skeleton width={120} height={44} radius={22} />
    </div>
  );
}

function Bones() {
  const text = useText();
  return (
    <div
      className={classes(layout['stack4'], space['pad4'])}
      role="status"
      aria-label={text('poi.loading')}
    >
      {TWO.map((row) => (
        <StoreCardSkeleton key={row} />
      ))}
    </div>
  );
}
