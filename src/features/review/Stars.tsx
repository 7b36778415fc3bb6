import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { type StarShape, scoreText, starShapes } from './stars.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import font from '../../ui/style/font.module.css';
import css from './ReviewCard.module.css';
import type { CriteriaScore } from '../../api/generated/types.ts';
import { classes } from '../../ui/classes.ts';
import parts from './ReviewParts.module.css';

/** From its tip. The box around a star: 2.8 to 21.2 across, 3 to 20.6 down. */
const star = 'l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8Z';
const leftHalf = 'v12.9l-5.1 2.7 1-5.6-4.1-4 5.7-.8Z';
const WIDTH = 18.4;
const HEIGHT = 17.6;
const GAP_PX = 1;

interface StarsProps {
  score: number;
  /** CSS pixels of one star. */
  size: number;
}

/** Five stars with the score as their label. */
export function Stars({ score, size }: StarsProps) {
  const text = useText();
  return (
    <span
      className={css['stars']}
      role="img"
      aria-label={text('review.scoreLabel', { score: scoreText(score) })}
    >
      <StarRow shapes={starShapes(score)} size={size} />
    </span>
  );
}

export function StarDrawing({ shape, size }: { shape: StarShape; size: number }) {
  return <StarRow shapes={[shape]} size={size} />;
}

/** Two paths for all stars, the empty and the lit ones: lists draw hundreds. */
function StarRow({ shapes, size }: { shapes: readonly StarShape[]; size: number }) {
  const step = WIDTH * (1 + GAP_PX / size);
  const draw = (shape: StarShape, at: number): string =>
    `M${12 + at * step} 4${shape === 'half' ? leftHalf : star}`;
  const lit = shapes.map((shape, at) => (shape === 'empty' ? '' : draw(shape, at))).join('');
  return (
    <svg
      className={css['row']}
      viewBox={`2.8 3 ${step * (shapes.length - 1) + WIDTH} ${HEIGHT}`}
      width={shapes.length * size + (shapes.length - 1) * GAP_PX}
      height={size}
      aria-hidden="true"
    >
      <path className={css['empty']} d={shapes.map((_shape, at) => draw('full', at)).join('')} />
      {lit !== '' && <path className={css['lit']} d={lit} />}
    </svg>
  );
}

/** Taste, service, ambience; without a score they are left out. */
export function CriteriaScores({ scores }: { scores: readonly CriteriaScore[] }) {
  const pick = usePickLocale();
  const given = scores.filter(({ score }) => score > 0);
  if (given.length === 0) return null;
  return (
    <dl className={classes(layout['flow'], parts['scores'])}>
      {given.map(({ criteriaId, criteriaNameMap, score }) => (
        <div
          key={criteriaId}
          className={classes(layout['line'], letters['size12'], space['gap0by2'])}
        >
          <dt className={tint['soft']}>{pick(criteriaNameMap) ?? criteriaId}</dt>
          <dd className={classes(layout['inline'], font['numbers'], font['medium'], space['gap1'])}>
            <Stars score={score} size={12} />
            <span aria-hidden="true">{scoreText(score)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
