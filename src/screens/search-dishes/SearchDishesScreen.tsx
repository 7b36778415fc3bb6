import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { SearchSuggestion } from '../../api/generated/types.ts';
import { useGo } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useListChoice } from '../../features/poi-list/use-list-choice.ts';
import { poiListKey } from '../../features/poi-list/use-poi-list.ts';
import { readSearch, type Search, writeSearch } from '../../features/search/kept-search.ts';
import {
  isSuggestible,
  searchable,
  waitsForComposition,
} from '../../features/search/typed-text.ts';
import { noteSearch } from '../../features/search/use-history.ts';
import { useSuggestions } from '../../features/search/use-suggestions.ts';
import { SEARCH_KEY } from '../../features/search/use-vouchers.ts';
import { useLocationStart } from '../../features/location/location.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { track } from '../../telemetry/report.ts';
import { noteTrail } from '../../telemetry/trail.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Screen } from '../../ui/Screen.tsx';
import layout from '../../ui/style/layout.module.css';
import screen from '../../ui/Screen.module.css';
import { EmptySearch } from './EmptySearch.tsx';
import { Results } from './Results.tsx';
import { SearchField } from './SearchField.tsx';
import {
  optionId,
  pageOf,
  SuggestionCount,
  SuggestionList,
  WhatIsTyped,
} from './SuggestionList.tsx';
import css from './Search.module.css';

const HOLDS = waitsForComposition(navigator.userAgent);

/**
 * Search. Home 2 "Search bar"; discovery 1.
 *
 * Invariant: results are never of another text than the field's: from the first key on they make room.
 * Typing pushes no history entry, so that back leads to where the user came from.
 */
export function SearchDishesScreen() {
  const text = useText();
  const go = useGo();
  const back = useBackButton();
  const client = useQueryClient();
  const listId = useId();
  const scroller = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** The heading takes the focus when the results are there, once for each search. */
  const isHeadingDueRef = useRef(false);
  useLocationStart();
  const listChoice = useListChoice(paths.searchDishes());

  const [kept] = useState(readSearch);
  const [search, setSearch] = useState(kept.search);
  const [typed, setTyped] = useState(kept.typed ?? kept.search?.searchText ?? '');
  const [isTyping, setTypingNow] = useState(kept.typed !== undefined || !kept.search);
  const [isComposing, setComposing] = useState(false);
  /** By Escape. */
  const [isClosed, setClosed] = useState(false);
  const suggestions = useSuggestions(isTyping ? typed : '', isComposing && HOLDS);
  const [reached, setReached] = useState({ active: -1, of: suggestions });

  const isSuggesting = isTyping && isSuggestible(searchable(typed));
  const isExpanded = isSuggesting && !isClosed && suggestions.list.length > 0;
  // Other suggestions: the arrows begin again.
  const active = isExpanded && reached.of === suggestions ? reached.active : -1;
  const results = isTyping ? undefined : search;

  const hasResults = useRef(results !== undefined);
  useEffect(() => {
    if (hasResults.current) return;
    field.current?.focus();
    // Home 2: what the search before had found is gone, however long it would have been fresh.
    client.removeQueries({ queryKey: [SEARCH_KEY] });
    client.removeQueries({ queryKey: poiListKey('SEARCH_PAGE') });
  }, [client]);

  const show = (next: Search): void => {
    writeSearch({ search: next });
    setSearch(next);
  };
  const searchFor = (raw: string, isLiteral = false): void => {
    const searchText = searchable(raw);
    if (searchText === '') {
      field.current?.focus();
      return;
    }
    noteSearch(searchText);
    if (searchText !== search?.searchText) listChoice.forget();
    show({ searchText, isLiteral, droppedWords: [], activeKey: search?.activeKey ?? 'STORE' });
    setTyped(searchText);
    setTypingNow(false);
    isHeadingDueRef.current = true;
    field.current?.blur();
    scroller.current?.scrollTo(0, 0);
  };
  const type = (next: string): void => {
    setTyped(next);
    setTypingNow(true);
    setClosed(false);
    if (!isTyping) scroller.current?.scrollTo(0, 0);
  };
  const clear = (): void => {
    type('');
    setSearch(undefined);
    writeSearch({});
    field.current?.focus();
  };
  const note = (suggestion: SearchSuggestion, position: number): void => {
    const { traceId } = suggestions;
    track('search_suggest_click', { scene: 'search', kind: suggestion.kind, position, traceId });
    if (!pageOf(suggestion)) return;
    // No results led to it: what is bought there is no earlier search's.
    noteTrail({ searchIds: undefined });
    noteSearch(searchable(suggestion.text));
    writeSearch({ typed, search });
  };
  const choose = (suggestion: SearchSuggestion, position: number): void => {
    note(suggestion, position);
    const page = pageOf(suggestion);
    if (page) go(page);
    else searchFor(suggestion.text);
  };
  const step = (by: 1 | -1): void => {
    if (!isSuggesting || suggestions.list.length === 0) return;
    setClosed(false);
    // One more place than suggestions: the field itself.
    const places = suggestions.list.length + 1;
    setReached({ active: ((active + 1 + by + places) % places) - 1, of: suggestions });
  };

  return (
    <Screen
      scrollRef={scroller}
      header={
        <header className={classes(layout['row'], screen['bar'], css['bar'])}>
          {!results && (
            <h1 className={layout['hidden']} tabIndex={-1}>
              {text('platform.pageSearch')}
            </h1>
          )}
          <IconButton icon={back.icon} label={back.label} onClick={back.onSelect} />
          <SearchField
            fieldRef={field}
            typed={typed}
            onType={type}
            onCompose={setComposing}
            listId={isExpanded ? listId : undefined}
            activeId={active >= 0 ? optionId(listId, active) : undefined}
            onStep={step}
            onEscape={() => {
              if (isExpanded) setClosed(true);
              else if (typed !== '') clear();
            }}
            onSubmit={() => {
              const suggestion = suggestions.list[active];
              if (suggestion) choose(suggestion, active);
              else searchFor(typed);
            }}
            onClear={clear}
          />
        </header>
      }
    >
      <SuggestionCount suggestions={isSuggesting && !isClosed ? suggestions : undefined} />
      {results ? (
        <Results
          search={results}
          onChange={show}
          onSearch={searchFor}
          isHeadingDueRef={isHeadingDueRef}
          scrollerRef={scroller}
        />
      ) : isSuggesting ? (
        <>
          <WhatIsTyped text={searchable(typed)} onSearch={searchFor} />
          {isExpanded && (
            <SuggestionList
              id={listId}
              suggestions={suggestions}
              active={active}
              onNote={note}
              onChoose={choose}
            />
          )}
        </>
      ) : (
        <EmptySearch onSearch={searchFor} />
      )}
    </Screen>
  );
}
