import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { SearchSuggestion, SuggestionKind } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { Marked } from '../../features/poi-list/Marked.tsx';
import type { Suggestions } from '../../features/search/use-suggestions.ts';
import { openFace } from '../../features/store-list/store-face.ts';
import { formatDistance } from '../../i18n/format.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { type Path, paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconShape } from '../../ui/Icon.tsx';
import { bagIcon, bowlIcon, crownIcon, mallIcon, pinIcon, searchIcon } from '../../ui/icons.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Search.module.css';

/** Discovery 1: so long after the last change the count is said. */
const SAID_AFTER_MS = 500;

const KINDS: Readonly<Record<SuggestionKind, { icon: IconShape; name?: TextKey }>> = {
  DISH: { icon: searchIcon, name: 'search.kindDish' },
  CATEGORY: { icon: bowlIcon, name: 'search.kindCategory' },
  BRAND: { icon: crownIcon, name: 'search.kindBrand' },
  MALL: { icon: mallIcon, name: 'search.kindMall' },
  AREA: { icon: pinIcon, name: 'search.kindArea' },
  STORE: { icon: bagIcon },
};

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** Spec home 2, as from a list. */
const CHANNEL_ID = '1';

/** The page of a suggested store or mall; the others are searched for. */
export function pageOf({ kind, id, store }: SearchSuggestion): Path | undefined {
  if (kind === 'MALL') return paths.mall({ id });
  return store ? paths.merchant({ poiId: store.poiId, channelId: CHANNEL_ID }) : undefined;
}

interface SuggestionListProps {
  id: string;
  suggestions: Suggestions;
  /** Index that the arrow keys have reached; -1: none. */
  active: number;
  /** The link of a page is followed. */
  onNote: (suggestion: SearchSuggestion, position: number) => void;
  onChoose: (suggestion: SearchSuggestion, position: number) => void;
}

/** The list of the combobox: its options are reached by arrow keys in the field, or tapped. */
export function SuggestionList({
  id,
  suggestions: { list },
  active,
  onNote,
  onChoose,
}: SuggestionListProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div id={id} role="listbox" aria-label={text('search.suggestions')} ref={box}>
      {list.map((suggestion, at) => {
        const to = pageOf(suggestion);
        const option = {
          id: optionId(id, at),
          className: classes(
            layout['row3'],
            layout['wide'],
            surface['tap'],
            css['row'],
            css['start'],
          ),
          role: 'option',
          'aria-selected': at === active,
          tabIndex: -1,
          // The field keeps the focus, and the keyboard of a phone stays where it is.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
        } as const;
        const key = `${suggestion.kind} ${suggestion.id} ${suggestion.text}`;
        const inside = (
          <>
            <Icon shape={KINDS[suggestion.kind].icon} size={20} className={css['icon']} />
            <span className={layout['fillWords']}>
              <span className={font['medium']}>
                <Marked text={suggestion.text} ranges={suggestion.ranges} />
              </span>
              <About suggestion={suggestion} />
            </span>
          </>
        );
        return to ? (
          <Link key={key} {...option} to={to} onClick={() => onNote(suggestion, at)}>
            {inside}
          </Link>
        ) : (
          <button key={key} {...option} type="button" onClick={() => onChoose(suggestion, at)}>
            {inside}
          </button>
        );
      })}
    </div>
  );
}

interface WhatIsTypedProps {
  text: string;
  onSearch: (text: string) => void;
}

/** Searches for what stands in the field, as the keyboard's own key does. */
export function WhatIsTyped({ text: typed, onSearch }: WhatIsTypedProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={classes(layout['row3'], layout['wide'], surface['tap'], css['row'])}
      onClick={() => onSearch(typed)}
    >
      <Icon shape={searchIcon} size={20} className={css['icon']} />
      <span className={classes(layout['fillWords'], tint['link'], css['start'])}>
        {text('search.searchFor', { text: typed })}
      </span>
    </button>
  );
}

/** Of a store where it is and whether it is open; of the rest what it is. */
function About({ suggestion: { kind, store } }: { suggestion: SearchSuggestion }) {
  const text = useText();
  const { name } = KINDS[kind];
  if (!store)
    return name && <span className={classes(font['note'], box['ownLine'])}>{text(name)}</span>;
  const face = openFace(store.businessState);
  return (
    <span className={classes(layout['line'], space['gap0by2'], font['note'])}>
      <span className={font['numbers']}>{formatDistance(store.distance)}</span>
      {store.businessDistrictName && <span>{store.businessDistrictName}</span>}
      <span className={classes(face.isOpen && font['fine'])}>
        {text(face.key, { time: face.time ?? '', day: face.dayKey ? text(face.dayKey) : '' })}
      </span>
    </span>
  );
}

/** Says how many suggestions there are, once the list has rested. */
export function SuggestionCount({ suggestions }: { suggestions: Suggestions | undefined }) {
  const text = useText();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!suggestions || suggestions.text === '') {
      setSaid('');
      return undefined;
    }
    const count = suggestions.list.length;
    const timer = setTimeout(
      () => setSaid(text('search.suggestionCount', { count })),
      SAID_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [suggestions, text]);
  return (
    <p className={layout['hidden']} role="status">
      {said}
    </p>
  );
}
