import type { FilterCount, ReviewFilter, ReviewSort } from '../../api/generated/types.ts';
import { formatCount } from '../../i18n/format.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { filters, sorts } from './review-choice.ts';
import css from './ReviewFilters.module.css';

const filterLabels: Readonly<Record<ReviewFilter, TextKey>> = {
  ALL: 'review.filterAll',
  WITH_PHOTOS: 'review.filterPhotos',
  VERIFIED: 'review.filterVerified',
  GOOD: 'review.filterGood',
  CRITICAL: 'review.filterCritical',
};

const sortLabels: Readonly<Record<ReviewSort, TextKey>> = {
  NEWEST: 'review.sortNewest',
  MOST_HELPFUL: 'review.sortHelpful',
};

interface ReviewFiltersProps {
  filter: ReviewFilter;
  sort: ReviewSort;
  counts: readonly FilterCount[];
  onChange: (choice: { filter: ReviewFilter; sort: ReviewSort }) => void;
}

/** Filter and sort order. */
export function ReviewFilters({ filter, sort, counts, onChange }: ReviewFiltersProps) {
  const text = useText();
  return (
    <div className={css['choices']}>
      <div className={css['chips']} role="group" aria-label={text('review.filters')}>
        {filters.map((each) => {
          const count = counts.find((one) => one.filter === each)?.count;
          return (
            <button
              key={each}
              type="button"
              className={css['chip']}
              aria-pressed={each === filter}
              onClick={() => onChange({ filter: each, sort })}
            >
              {text(filterLabels[each])}
              {count !== undefined && (
                <span className={css['chipCount']}>{formatCount(count)}</span>
              )}
            </button>
          );
        })}
      </div>
      <div className={css['sorts']} role="group" aria-label={text('review.sort')}>
        {sorts.map((each) => (
          <button
            key={each}
            type="button"
            className={css['sort']}
            aria-pressed={each === sort}
            onClick={() => onChange({ filter, sort: each })}
          >
            {text(sortLabels[each])}
          </button>
        ))}
      </div>
    </div>
  );
}
