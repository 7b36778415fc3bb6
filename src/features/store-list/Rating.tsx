import { formatCount } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { starOnIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './StoreList.module.css';

interface RatingProps {
  store: { score: number; reviewCount: number };
  starPx?: number;
}

/** A store's score and review count, or that it has no reviews. */
export function Rating({ store: { score, reviewCount }, starPx = 14 }: RatingProps) {
  const text = useText();
  if (reviewCount === 0 || score <= 0)
    return <span className={css['soft']}>{text('home.noReviews')}</span>;
  return (
    <span className={classes(layout['inline'], font['price'], css['rating'])}>
      <Icon shape={starOnIcon} size={starPx} className={css['star']} />
      <VisuallyHidden>{text('home.ratingLabel')} </VisuallyHidden>
      {score.toFixed(1)}
      <span className={css['soft']}>
        {text('home.reviewCount', { count: formatCount(reviewCount) })}
      </span>
    </span>
  );
}
