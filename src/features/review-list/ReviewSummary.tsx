import type { ReviewSummary as Summary } from '../../api/generated/types.ts';
import { formatCount } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { starOnIcon } from '../../ui/icons.ts';
import { CriteriaScores } from '../review/CriteriaScores.tsx';
import css from './ReviewSummary.module.css';
import { Stars } from '../review/Stars.tsx';
import { MAX_STARS, scoreText } from '../review/stars.ts';

/** Score, histogram of stars, and the averages of taste, service and ambience. B9. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const text = useText();
  const total = summary.histogram.reduce((sum, count) => sum + count, 0);
  return (
    <section className={css['summary']} aria-label={text('review.summary')}>
      <div className={css['score']}>
        <strong className={css['figure']} aria-hidden="true">
          {scoreText(summary.score)}
        </strong>
        <Stars score={summary.score} size={16} />
        <span className={css['total']}>
          {text('review.total', { total, count: formatCount(total) })}
        </span>
      </div>
      <ul className={css['bars']}>
        {Array.from({ length: MAX_STARS }, (_bar, at) => MAX_STARS - at).map((stars) => {
          const count = summary.histogram[stars - 1] ?? 0;
          const percent = total === 0 ? 0 : Math.round((100 * count) / total);
          return (
            <li key={stars} className={css['bar']}>
              <span className={css['label']} aria-hidden="true">
                {stars}
                <Icon shape={starOnIcon} size={12} />
              </span>
              <span
                className={css['track']}
                role="img"
                aria-label={text('review.bar', { stars, count: formatCount(count) })}
              >
                <span className={css['fill']} style={{ width: `${percent}%` }} />
              </span>
              <span className={css['count']} aria-hidden="true">
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
