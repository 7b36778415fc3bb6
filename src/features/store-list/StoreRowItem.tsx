import { useText } from '../../i18n/i18n.ts';
import { LateHeart } from './LateHeart.ts';
import type { StoreRow } from './paging.ts';
import { StoreCard } from './StoreCard.tsx';
import css from './StoreList.module.css';

/** A store and, before the first recommended one, the heading that says so. */
export function StoreRowItem({ row }: { row: StoreRow }) {
  const text = useText();
  return (
    <div className={css['item']}>
      {row.isFirstRecommended && (
        <div className={css['divider']}>
          <h2 className={css['dividerTitle']}>{text('home.recommendedStores')}</h2>
          <p className={css['dividerNote']}>{text('home.recommendedNote')}</p>
        </div>
      )}
      <StoreCard row={row} heart={<LateHeart store={row.store} />} />
    </div>
  );
}
