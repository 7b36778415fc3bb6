import type { StoreEntry } from '../../api/generated/types.ts';
import type { CardScene } from '../../telemetry/events.ts';
import { StoreCard } from '../store-list/StoreCard.tsx';
import { CardHeart } from './CardHeart.tsx';

interface KeptStoreCardProps {
  store: StoreEntry;
  /** For the login gate and analytics. */
  scene: CardScene;
  /** Index in its list. */
  position: number;
  isFavourite?: boolean | undefined;
  /** As of `StoreCard`. */
  heading?: 'h2' | 'h3' | 'h4';
}

/** A store card with its heart, for every list but home's, which loads the heart later. */
export function KeptStoreCard({
  store,
  scene,
  position,
  isFavourite,
  heading,
}: KeptStoreCardProps) {
  return (
    <StoreCard
      store={store}
      at={{ scene, position }}
      heading={heading}
      heart={<CardHeart store={store} scene={scene} isFavourite={isFavourite} />}
    />
  );
}
