import type { StoreEntry } from '../../api/generated/types.ts';
import type { CardScene } from '../../telemetry/events.ts';
import { StoreCard } from '../store-list/StoreCard.tsx';
import { CardHeart } from './CardHeart.tsx';

interface KeptStoreCardProps {
  store: StoreEntry;
  /** For the login and its event. */
  scene: CardScene;
  /** In its list, from 0. */
  position: number;
  isFavourite?: boolean | undefined;
}

/** A store's card with its heart: for the lists that are not the first screen's. */
export function KeptStoreCard({ store, scene, position, isFavourite }: KeptStoreCardProps) {
  return (
    <StoreCard
      store={store}
      at={{ scene, position }}
      heart={<CardHeart store={store} scene={scene} isFavourite={isFavourite} />}
    />
  );
}
