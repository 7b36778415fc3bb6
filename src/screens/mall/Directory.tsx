import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { MallFloorCount, MallId, StoreEntry } from '../../api/generated/types.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { KeptStoreCard } from '../../features/favourite/KeptStoreCard.tsx';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { type DirectoryPage, useMallStores } from '../../features/mall/use-malls.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { StoreCardSkeleton } from '../../features/store-list/StoreCardSkeleton.tsx';
import { formatCount } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { truncated } from '../../lib/characters.ts';
import { paths } from '../../paths.ts';
import { track } from '../../telemetry/report.ts';
import { classes } from '../../ui/classes.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { tabPanel, Tabs } from '../../ui/Tabs.tsx';
import { useComposedText } from '../../ui/use-composed-text.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Mall.module.css';

/** After the last key the list is asked so much later. */
const DEBOUNCE_MS = 300;
/** As the call takes. */
const MAX_SEARCH = 60;
/** The tab of every floor: none has this id. */
const ALL = 'all';
/** Of a store with two vouchers. */
const USUAL_HEIGHT_PX = 274;
const TWO = [0, 1];

interface DirectoryProps {
  mallId: MallId;
  /** All of the mall's, with how many stores each has. */
  floors: readonly MallFloorCount[];
  scrollerRef: RefObject<HTMLElement | null>;
}

/**
 * The stores of a mall by floor, with a search. What is chosen and searched stands in the address, so that
 * a way back from a store finds it again.
 */
export function Directory({ mallId, floors, scrollerRef }: DirectoryProps) {
  const text = useText();
  const navigate = useNavigate();
  const section = useRef<HTMLElement>(null);
  const [heading, tabs] = [useId(), useId()];
  const { floor, words = '' } = useRouteParams('mall');
  const used = floors.filter(({ storeCount }) => storeCount > 0);
  const floorId = used.some((each) => each.floorId === floor) ? (floor ?? '') : '';

  const choose = (next: { floorId: string; words: string }): void => {
    const to = paths.mall({
      id: mallId,
      ...(next.floorId !== '' && { floor: next.floorId }),
      ...(next.words !== '' && { words: next.words }),
    });
    void navigate(to, { replace: true });
  };
  const chooseFloor = (chosen: string): void => {
    choose({ floorId: chosen === ALL ? '' : chosen, words });
    // The other floor's list begins under the tabs, not in its middle.
    const [top, scroller] = [section.current, scrollerRef.current];
    if (!top || !scroller) return;
    const above = top.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    if (above < 0) scroller.scrollTop += above;
  };

  const list = useMallStores({ mallId, floorId, keyword: words });
  const counts = useCounts(list.pages?.[0]?.floorList, floors, words);
  const countOf = (id: string): number =>
    counts.find((each) => each.floorId === id)?.storeCount ?? 0;
  const total = counts.reduce((sum, { storeCount }) => sum + storeCount, 0);
  const tab = (value: string, name: string, count: number) => ({
    value,
    name: text('mall.tab', { name, shown: formatCount(count) }),
  });

  return (
    <section className={space['above4']} aria-labelledby={heading}>
      <div className={classes(layout['stack2'], space['pad0by4'])}>
        <h2 className={font['big']} id={heading}>
          {text('mall.directory')}
        </h2>
        <SearchField words={words} onWords={(next) => choose({ floorId, words: next })} />
      </div>
      <div ref={section as RefObject<HTMLDivElement>}>
        <Tabs
          id={tabs}
          label={text('mall.floors')}
          tabs={[
            tab(ALL, text('mall.allFloors'), total),
            ...used.map((each) =>
              tab(
                each.floorId,
                text('mall.floor', { name: each.floorName }),
                countOf(each.floorId),
              ),
            ),
          ]}
          chosen={floorId === '' ? ALL : floorId}
          onChoose={chooseFloor}
        />
        <div
          className={classes(space['pad0by4'], css['panel'])}
          {...tabPanel(tabs, floorId === '' ? ALL : floorId)}
        >
          <Stores
            key={`${floorId} ${words}`}
            list={list}
            hasFloors={floorId === ''}
            isSearch={words !== ''}
            found={floorId === '' ? total : countOf(floorId)}
            scrollerRef={scrollerRef}
            onClear={() => choose({ floorId, words: '' })}
          />
        </div>
      </div>
    </section>
  );
}

/** Of the list once it is there; until then those of the words before, or of the whole mall. */
function useCounts(
  given: readonly MallFloorCount[] | undefined,
  all: readonly MallFloorCount[],
  words: string,
): readonly MallFloorCount[] {
  const [last, setLast] = useState(given);
  if (given && given !== last) setLast(given);
  return given ?? (words === '' ? all : (last ?? all));
}

interface SearchFieldProps {
  words: string;
  onWords: (words: string) => void;
}

function SearchField({ words, onWords }: SearchFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  // Cleared below the list.
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  const field = useComposedText(typed, (raw) => setTyped(truncated(raw, MAX_SEARCH)));
  const tell = useEffectEvent(() => {
    if (typed.trim() !== words) onWords(typed.trim());
  });
  useEffect(() => {
    const later = setTimeout(() => tell(), DEBOUNCE_MS);
    return () => clearTimeout(later);
  }, [typed]);
  return (
    <input
      className={classes(surface['field'], layout['wideTarget'], space['pad0by3'], css['search'])}
      type="search"
      enterKeyHint="search"
      aria-label={text('mall.search')}
      placeholder={text('mall.searchHint')}
      {...field}
    />
  );
}

interface StoresProps {
  list: ReturnType<typeof useMallStores>;
  /** Stores of several floors: each begins with its name. */
  hasFloors: boolean;
  isSearch: boolean;
  /** How many there are in all. */
  found: number;
  scrollerRef: RefObject<HTMLElement | null>;
  onClear: () => void;
}

function Stores({ list, hasFloors, isSearch, found, scrollerRef, onClear }: StoresProps) {
  const text = useText();
  const { rows, key } = list;
  // As text: the same function from page to page while no floor begins.
  const firsts = hasFloors
    ? rows
        .flatMap(({ item }, at) =>
          item.mallFloorName === rows[at - 1]?.item.mallFloorName ? [] : [at],
        )
        .join()
    : '';
  const row = useCallback(
    (store: StoreEntry, position: number, { traceId }: DirectoryPage) => {
      const at = { scene: 'mall', position, traceId } as const;
      const isFirst = firsts.split(',').includes(String(position));
      return (
        <>
          {isFirst && store.mallFloorName && (
            <h3 className={classes(font['title'], space['pad2by0'])}>
              {text('mall.floor', { name: store.mallFloorName })}
            </h3>
          )}
          <Exposed
            as="div"
            id={`${key} ${store.poiId}`}
            className={box['anchor']}
            onExposed={() => track('store_card_expo', { ...at, poiId: store.poiId })}
          >
            {/* Every one of them is in this mall. */}
            <KeptStoreCard
              store={{ ...store, mallName: null }}
              {...at}
              heading={firsts === '' ? 'h3' : 'h4'}
            />
          </Exposed>
        </>
      );
    },
    [firsts, key, text],
  );
  return (
    <>
      {isSearch && rows.length > 0 && (
        <p role="status">
          <VisuallyHidden>
            {text('mall.found', { count: found, shown: formatCount(found) })}
          </VisuallyHidden>
        </p>
      )}
      <PagedList
        list={list}
        row={row}
        scrollerRef={scrollerRef}
        usualHeightPx={USUAL_HEIGHT_PX}
        waiting={
          <div className={layout['stack3']} role="status" aria-label={text('mall.storesLoading')}>
            {TWO.map((place) => (
              <StoreCardSkeleton key={place} />
            ))}
          </div>
        }
        Failure={LoadFailure}
        empty={
          <StateBlock
            picture="nothingFound"
            title={text(isSearch ? 'mall.noneFound' : 'mall.noStores')}
            action={
              isSearch
                ? { label: text('mall.clearSearch'), onSelect: onClear }
                : { label: text('common.retry'), onSelect: () => void list.query.refetch() }
            }
            heading="p"
          />
        }
      />
    </>
  );
}
