import type {
  FilterCount,
  ReviewFilter,
  ReviewSort,
  ReviewSummary as Summary,
} from '../../api/generated/types.ts';
import { formatCount } from '../../i18n/format.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { starOnIcon } from '../../ui/icons.ts';
import { CriteriaScores, Stars } from '../review/Stars.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './ReviewOverview.module.css';
import { MAX_STARS, scoreText } from '../review/stars.ts';

/** Score, histogram of stars, and the averages of taste, service and ambience. B9. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const text = useText();
  const total = summary.histogram.reduce((sum, count) => sum + count, 0);
  return (
    <section
      className={classes(layout['line'], surface['face'], css['summary'])}
      aria-label={text('review.summary')}
    >
      <div className={classes(layout['fixed'], space['gapHair'], box['grid'], box['centres'])}>
        <strong className={classes(font['price'], css['figure'])} aria-hidden="true">
          {scoreText(summary.score)}
        </strong>
        <Stars score={summary.score} size={16} />
        <span className={font['note']}>
          {text('review.total', { total, count: formatCount(total) })}
        </span>
      </div>
      {/* Below the score where large text leaves no room beside it. */}
      <ul className={classes(layout['stack1'], layout['share'])}>
        {Array.from({ length: MAX_STARS }, (_bar, at) => MAX_STARS - at).map((stars) => {
          const count = summary.histogram[stars - 1] ?? 0;
          const percent = total === 0 ? 0 : Math.round((100 * count) / total);
          return (
            <li key={stars} className={classes(layout['row2'], font['numbers'], letters['size12'])}>
              <span
                className={classes(
                  layout['inline'],
                  tint['soft'],
                  layout['fixed'],
                  space['gapHair'],
                  css['label'],
                )}
                aria-hidden="true"
              >
                {stars}
                <Icon shape={starOnIcon} size={12} />
              </span>
              <span
                className={classes(
                  layout['fill'],
                  box['clip'],
                  box['oval'],
                  box['onSunk'],
                  css['track'],
                )}
                role="img"
                aria-label={text('review.bar', { stars, count: formatCount(count) })}
              >
                <span className={css['fill']} style={{ width: `${percent}%` }} />
              </span>
              <span
                className={classes(tint['soft'], layout['fixed'], css['count'])}
                aria-hidden="true"
              >
                {formatCount(count)}
              </span>
            </li>
          );
        })}
      </ul>
      <CriteriaScores scores={summary.criteriaScores} />
    </section>
  );
}

const filters: readonly ReviewFilter[] = ['ALL', 'WITH_PHOTOS', 'VERIFIED', 'GOOD', 'CRITICAL'];
const sorts: readonly ReviewSort[] = ['NEWEST', 'MOST_HELPFUL'];

/** Filter and sort order in the URL of the list; unknown values fall back to the defaults. B9. */
export function choiceOf(asked: { filter?: string; sort?: string }): {
  filter: ReviewFilter;
  sort: ReviewSort;
} {
  return {
    filter: filters.find((each) => each === asked.filter) ?? 'ALL',
    sort: sorts.find((each) => each === asked.sort) ?? 'NEWEST',
  };
}

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
    <div className={layout['stack1']}>
      <div
        className={classes(layout['strip'], css['chips'])}
        role="group"
        aria-label={text('review.filters')}
      >
        {filters.map((each) => {
          const count = counts.find((one) => one.filter === each)?.count;
          return (
            <button
              key={each}
              type="button"
              className={classes(
                layout['inline'],
                surface['pill'],
                surface['choice'],
                font['action'],
                layout['fixed'],
                space['gap1'],
                space['pad0by4'],
              )}
              aria-pressed={each === filter}
              onClick={() => onChange({ filter: each, sort })}
            >
              {text(filterLabels[each])}
              {count !== undefined && (
                <span className={classes(font['numbers'], letters['size12'], letters['thin'])}>
                  {formatCount(count)}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div className={layout['flow2']} role="group" aria-label={text('review.sort')}>
        {sorts.map((each) => (
          <button
            key={each}
            type="button"
            className={classes(tint['quiet'], css['sort'])}
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
