import { useEffect, useState } from 'react';
import type { CouponSort } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { checkIcon, clockIcon } from '../../ui/icons.ts';
import { truncated } from '../../lib/characters.ts';
import { useComposedText } from '../../ui/use-composed-text.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './MyCouponListScreen.module.css';

const SORTS: Readonly<Record<CouponSort, TextKey>> = {
  EXPIRING: 'wallet.sortExpiring',
  NEAR: 'wallet.sortNear',
  NEWEST: 'wallet.sortNewest',
};

/** After the last key the list is asked so much later. */
const DEBOUNCE_MS = 300;
const MAX_SEARCH = 60;

interface WalletBarProps {
  search: string;
  sort: CouponSort;
  onSearch: (search: string) => void;
  onSort: (sort: CouponSort) => void;
  /** Undefined: nothing here can be used. */
  isUsableNow: boolean | undefined;
  onUsableNow: (isUsableNow: boolean) => void;
}

/** Searches and sorts the wallet. */
export function WalletBar({
  search,
  sort,
  onSearch,
  onSort,
  isUsableNow,
  onUsableNow,
}: WalletBarProps) {
  const text = useText();
  const [typed, setTyped] = useState(search);
  const field = useComposedText(typed, (raw) => setTyped(truncated(raw, MAX_SEARCH)));
  useEffect(() => {
    const later = setTimeout(() => onSearch(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(later);
  }, [typed, onSearch]);
  return (
    <div className={classes(layout['flow2'], layout['pageTop'])}>
      <input
        className={css['search']}
        type="search"
        enterKeyHint="search"
        aria-label={text('wallet.search')}
        placeholder={text('wallet.searchHint')}
        {...field}
      />
      <select
        className={css['sort']}
        aria-label={text('wallet.sort')}
        value={sort}
        onChange={({ target }) => onSort(target.value as CouponSort)}
      >
        {(Object.keys(SORTS) as CouponSort[]).map((value) => (
          <option key={value} value={value}>
            {text(SORTS[value])}
          </option>
        ))}
      </select>
      {isUsableNow !== undefined && (
        <button
          type="button"
          className={classes(
            layout['inline'],
            surface['pill'],
            font['action'],
            space['gap1'],
            space['pad0by3'],
            letters['ink'],
            css['now'],
          )}
          aria-pressed={isUsableNow}
          onClick={() => onUsableNow(!isUsableNow)}
        >
          <Icon shape={isUsableNow ? checkIcon : clockIcon} size={18} />
          {text('wallet.usableNow')}
        </button>
      )}
    </div>
  );
}
