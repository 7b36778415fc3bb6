import { useText } from '../../i18n/i18n.ts';
import { StarDrawing } from '../review/Stars.tsx';
import css from './StarEntry.module.css';
import { MAX_STARS } from '../review/stars.ts';

/** For a store without reviews: a tap on a star starts the first one. Merchant 2 "Review list". */
export function StarEntry({ onRate }: { onRate: (score: number) => void }) {
  const text = useText();
  return (
    <div className={css['entry']}>
      <p className={css['title']}>{text('review.beFirst')}</p>
      <p className={css['hint']}>{text('review.beFirstHint')}</p>
      <div className={css['stars']} role="group" aria-label={text('review.rate')}>
        {Array.from({ length: MAX_STARS }, (_star, at) => at + 1).map((score) => (
          <button
            key={score}
            type="button"
            className={css['star']}
            aria-label={text('review.rateWith', { score })}
            onClick={() => onRate(score)}
          >
            <StarDrawing shape="empty" size={32} />
          </button>
        ))}
      </div>
    </div>
  );
}
