import type { StoreEntry } from '../../api/generated/types.ts';
import { StoreCard } from '../store-list/StoreCard.tsx';
import { CardHeart } from './CardHeart.tsx';

interface KeptStoreCardProps {
  store: StoreEntry;
  /** For the login and its event. */
  scene: string;
  isFavourite?: boolean | undefined;
}

/** A store's card with its heart: for the lists that are not the first screen's. */
export function KeptStoreCard({ store, scene, isFavourite }: KeptStoreCardProps) {
  return (
    <StoreCard
      row={{ store, algorithmId: '', isFirstRecommended: false }}
      heart={<CardHeart store={store} scene={scene} isFavourite={isFavourite} />}
    />
  );
}
