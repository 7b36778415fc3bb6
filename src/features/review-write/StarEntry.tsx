import { useText } from '../../i18n/i18n.ts';
import { StarDrawing } from '../review/Stars.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './StarEntry.module.css';
import { MAX_STARS } from '../review/stars.ts';

/** For a store without reviews: a tap on a star starts the first one. Merchant 2 "Review list". */
export function StarEntry({ onRate }: { onRate: (score: number) => void }) {
  const text = useText();
  return (
    <div className={classes(layout['stack1'], surface['sunk'], font['centred'], css['entry'])}>
      <p className={font['heading']}>{text('review.beFirst')}</p>
      <p className={tint['soft']}>{text('review.beFirstHint')}</p>
      <div
        className={classes(layout['flow'], box['centre'])}
        role="group"
        aria-label={text('review.rate')}
      >
        {Array.from({ length: MAX_STARS }, (_star, at) => at + 1).map((score) => (
          <button
            key={score}
            type="button"
            className={classes(layout['middle'], css['star'])}
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
