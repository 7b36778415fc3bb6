import { type ReactNode, createContext, memo, useContext } from 'react';
import type { StoreEntry } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import type { StorePage } from './paging.ts';
import { StoreCard } from './StoreCard.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import css from './StoreList.module.css';

/** Renders the heart of a card. Set by the screen: `favourite` imports this feature, and loads later. */
export const HeartOfCards = createContext<(store: StoreEntry) => ReactNode>(() => null);

interface StoreRowItemProps {
  store: StoreEntry;
  /** Of the call that returned it. */
  page: Pick<StorePage, 'algorithmId' | 'queryId' | 'traceId'>;
  /** Index in the whole list. */
  position: number;
  isFirstRecommended: boolean;
}

/** A store; the first recommended one has a heading above it. */
export const StoreRowItem = memo(function StoreRowItem({
  store,
  page: { algorithmId, traceId, queryId },
  position,
  isFirstRecommended,
}: StoreRowItemProps) {
  const text = useText();
  const heartOf = useContext(HeartOfCards);
  const at = { scene: 'stores', position, algorithmId, traceId, queryId } as const;
  return (
    <Exposed
      as="div"
      id={`stores ${queryId} ${store.poiId}`}
      className={css['item']}
      onExposed={() => track('store_card_expo', { ...at, poiId: store.poiId })}
    >
      {isFirstRecommended && (
        <div className={css['divider']}>
          <h2 className={font['title']}>{text('home.recommendedStores')}</h2>
          <p className={classes(font['note'], css['dividerNote'])}>
            {text('home.recommendedNote')}
          </p>
        </div>
      )}
      <StoreCard store={store} at={at} heart={heartOf(store)} />
    </Exposed>
  );
});
