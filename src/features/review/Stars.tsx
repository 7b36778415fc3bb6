import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { scoreText, type StarShape, starShapes } from './stars.ts';
import css from './Stars.module.css';

const star = 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.6L12 16.9l-5.1 2.7 1-5.6-4.1-4 5.7-.8L12 4Z';
const leftHalf = 'm12 4v12.9l-5.1 2.7 1-5.6-4.1-4 5.7-.8L12 4Z';

interface StarsProps {
  score: number;
  /** CSS pixels of one star. */
  size: number;
  className?: string | undefined;
}

/** Five stars that say their score. */
export function Stars({ score, size, className }: StarsProps) {
  const text = useText();
  return (
    <span
      className={classes(css['stars'], className)}
      role="img"
      aria-label={text('review.scoreLabel', { score: scoreText(score) })}
    >
      {starShapes(score).map((shape, at) => (
        <StarDrawing key={at} shape={shape} size={size} />
      ))}
    </span>
  );
}

/** One star: an empty ground, and over it what is lit. */
export function StarDrawing({ shape, size }: { shape: StarShape; size: number }) {
  return (
    <svg
      className={css['star']}
      viewBox="2.8 3 18.4 17.6"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className={css['empty']} d={star} />
      {shape !== 'empty' && <path className={css['lit']} d={shape === 'full' ? star : leftHalf} />}
    </svg>
  );
}
