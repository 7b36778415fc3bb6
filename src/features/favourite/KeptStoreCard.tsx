import type { StoreEntry } from '../../api/generated/types.ts';
import { StoreCard } from '../store-list/StoreCard.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import css from './KeptStoreCard.module.css';

interface KeptStoreCardProps {
  store: StoreEntry;
  /** For the login and its event. */
  scene: string;
  isFavourite?: boolean | undefined;
}

/** A store's card with its heart: for the lists that are not the first screen's. */
export function KeptStoreCard({ store, scene, isFavourite }: KeptStoreCardProps) {
  return (
    <div className={css['place']}>
      <StoreCard row={{ store, algorithmId: '', isFirstRecommended: false }} />
      <FavouriteButton
        className={css['heart']}
        storeId={store.storeId}
        storeName={store.storeName}
        scene={scene}
        isFavourite={isFavourite}
      />
    </div>
  );
}
