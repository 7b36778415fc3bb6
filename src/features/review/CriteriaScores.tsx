import type { CriteriaScore } from '../../api/generated/types.ts';
import { usePickLocale } from '../../i18n/i18n.ts';
import css from './CriteriaScores.module.css';
import { Stars } from './Stars.tsx';
import { scoreText } from './stars.ts';

/** Taste, service, ambience; without a score they are left out. */
export function CriteriaScores({ scores }: { scores: readonly CriteriaScore[] }) {
  const pick = usePickLocale();
  const given = scores.filter(({ score }) => score > 0);
  if (given.length === 0) return null;
  return (
    <dl className={css['scores']}>
      {given.map(({ criteriaId, criteriaNameMap, score }) => (
        <div key={criteriaId} className={css['one']}>
          <dt className={css['name']}>{pick(criteriaNameMap) ?? criteriaId}</dt>
          <dd className={css['value']}>
            <Stars score={score} size={12} />
            <span aria-hidden="true">{scoreText(score)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
