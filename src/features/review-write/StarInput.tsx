import { useEffect, useId, useReducer, useRef } from 'react';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { phaseMs, starFlow } from './star-flow.ts';
import { StarDrawing } from '../review/Stars.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './StarInput.module.css';
import { MAX_STARS } from '../review/stars.ts';

interface StarInputProps {
  legend: string;
  /** 0: none yet. */
  score: number;
  /** The large one animates and shows its score in words. */
  size: 'large' | 'small';
  problem?: string | undefined;
  onRate: (score: number) => void;
}

const words: readonly TextKey[] = [
  'review.star1',
  'review.star2',
  'review.star3',
  'review.star4',
  'review.star5',
];

/** Five native radio buttons that look like stars. Merchant 4 "Star rating". */
export function StarInput({ legend, score, size, problem, onRate }: StarInputProps) {
  const text = useText();
  const name = useId();
  const [state, act] = useReducer(starFlow, { score, phase: 'still' });
  const isKey = useRef(false);
  const { phase } = state;
  const lastsMs = phaseMs(state);

  useEffect(() => {
    if (lastsMs === undefined) return undefined;
    const timer = setTimeout(() => act({ type: 'over' }), lastsMs);
    return () => clearTimeout(timer);
  }, [lastsMs, phase]);

  function rate(chosen: number): void {
    if (isKey.current) act({ type: 'key', score: chosen });
    else if (phase !== 'still') return;
    else {
      const isCalm = size === 'small' || matchMedia('(prefers-reduced-motion: reduce)').matches;
      act({ type: 'tap', score: chosen, isCalm });
    }
    onRate(chosen);
  }

  return (
    <fieldset
      className={classes(layout['stack1'], css['field'])}
      data-size={size}
      aria-describedby={problem ? `${name}-problem` : undefined}
    >
      <legend className={css['legend']}>{legend}</legend>
      <div
        className={classes(box['flex'], css['stars'])}
        // Only observes how the inputs inside are activated.
        role="presentation"
        data-phase={phase}
        style={{ '--phase-ms': `${lastsMs ?? 0}ms` }}
        onKeyDown={() => {
          isKey.current = true;
        }}
        onPointerDown={() => {
          isKey.current = false;
        }}
      >
        {Array.from({ length: MAX_STARS }, (_star, at) => at + 1).map((each) => (
          <label
            key={each}
            className={classes(layout['middle'], css['star'])}
            data-lit={each <= score || undefined}
          >
            <input
              className={classes(layout['cover'], layout['overlay'], css['input'])}
              type="radio"
              name={name}
              value={each}
              checked={each === score}
              onChange={() => rate(each)}
            />
            <StarDrawing
              shape={each <= score ? 'full' : 'empty'}
              size={size === 'large' ? 40 : 26}
            />
            <VisuallyHidden>
              {text('review.starWord', {
                score: each,
                word: text(words[each - 1] ?? 'review.star5'),
              })}
            </VisuallyHidden>
          </label>
        ))}
      </div>
      {size === 'large' && (
        <p className={classes(tint['quiet'], css['word'])} aria-hidden="true">
          {score > 0 ? text(words[score - 1] ?? 'review.star5') : text('review.tapToRate')}
        </p>
      )}
      {problem && (
        <p className={tint['problem']} id={`${name}-problem`} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
