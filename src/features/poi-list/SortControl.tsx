import { useId } from 'react';
import type { PoiSort } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './PoiList.module.css';

const NAMES = {
  BEST: 'poi.sortBest',
  DISTANCE: 'poi.sortDistance',
  SCORE: 'poi.sortScore',
  PRICE: 'poi.sortPrice',
  DISCOUNT: 'poi.sortDiscount',
} as const satisfies Record<PoiSort, string>;

interface SortControlProps {
  sort: PoiSort;
  /** In their order; the first is what a list begins with. */
  sorts: readonly PoiSort[];
  onSort: (sort: PoiSort) => void;
}

/** The order of a list: the phone's own picker. */
export function SortControl({ sort, sorts, onSort }: SortControlProps) {
  const text = useText();
  const id = useId();
  return (
    <span className={classes(layout['line'], space['gap0by2'])}>
      <label className={font['note']} htmlFor={id}>
        {text('poi.sort')}
      </label>
      <select
        id={id}
        className={classes(layout['target'], tint['textButton'], css['sort'])}
        value={sorts.includes(sort) ? sort : sorts[0]}
        onChange={({ target }) => {
          const chosen = sorts.find((each) => each === target.value);
          if (chosen) onSort(chosen);
        }}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {text(NAMES[each])}
          </option>
        ))}
      </select>
    </span>
  );
}
