import { useContext } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { HeartOfCards } from './heart-of-cards.ts';
import type { StoreRow } from './paging.ts';
import { StoreCard } from './StoreCard.tsx';
import css from './StoreList.module.css';

/** A store and, before the first recommended one, the heading that says so. */
export function StoreRowItem({ row }: { row: StoreRow }) {
  const text = useText();
  const heartOf = useContext(HeartOfCards);
  const { store, algorithmId, traceId, queryId, position } = row;
  const at = { scene: 'stores', position, algorithmId, traceId, queryId } as const;
  return (
    <Exposed
      as="div"
      id={`stores ${queryId} ${store.poiId}`}
      className={css['item']}
      onExposed={() => track('store_card_expo', { ...at, poiId: store.poiId })}
    >
      {row.isFirstRecommended && (
        <div className={css['divider']}>
          <h2 className={css['dividerTitle']}>{text('home.recommendedStores')}</h2>
          <p className={css['dividerNote']}>{text('home.recommendedNote')}</p>
        </div>
      )}
      <StoreCard store={store} at={at} heart={heartOf(store)} />
    </Exposed>
  );
}
