import { type ReactNode, useRef } from 'react';
import type { FilterOption } from '../../api/generated/types.ts';
import { FilterBar } from './FilterBar.tsx';
import type { Selection, SelectionEvent } from './selection.ts';
import css from './StickyBars.module.css';

interface StickyBarsProps {
  /** Tabs or chips. */
  children: ReactNode;
  /** Empty until they are known. */
  options: FilterOption[];
  selection: Selection;
  onSelection: (event: SelectionEvent) => void;
  hasRegions?: boolean;
}

/** What a list is of and its filters, which stay at the top. A login that a filter needs returns here. */
export function StickyBars({ children, options, ...filter }: StickyBarsProps) {
  const bars = useRef<HTMLDivElement>(null);
  return (
    <div className={css['bars']} ref={bars}>
      {children}
      <div className={css['filters']}>
        {options.length > 0 && (
          <FilterBar
            options={options}
            gate="list-coupon-available"
            onOpen={() => bars.current?.getBoundingClientRect().bottom ?? 0}
            {...filter}
          />
        )}
      </div>
    </div>
  );
}
