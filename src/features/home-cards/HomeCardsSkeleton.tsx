import { useText } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './HomeCardsSection.module.css';

const FOUR = [0, 1, 2, 3];

/** The usual layout, so that nothing shifts when the cards arrive. */
export function HomeCardsSkeleton() {
  const text = useText();
  return (
    <div className={css['cards']} role="status" aria-label={text('home.cardsLoading')}>
      <span className={css['banner']}>
        <Skeleton width="100%" height="100%" radius={16} />
      </span>
      <div className={css['tiles']}>
        {FOUR.map((place) => (
          <span key={place} className={css['tile']}>
            <Skeleton width={60} height={48} radius={16} />
            <Skeleton width={48} height={12} />
          </span>
        ))}
      </div>
      <span className={css['low']}>
        <Skeleton width="100%" height="100%" radius={16} />
      </span>
      <Skeleton width="100%" height={158} radius={16} />
      <div className={css['entries']}>
        {FOUR.map((place) => (
          <Skeleton key={place} width="100%" height={60} radius={16} />
        ))}
      </div>
    </div>
  );
}
