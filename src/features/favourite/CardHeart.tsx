import type { StoreEntry } from '../../api/generated/types.ts';
import css from './CardHeart.module.css';
import { FavouriteButton } from './FavouriteButton.tsx';

interface CardHeartProps {
  store: StoreEntry;
  /** For the login and its event. */
  scene?: string;
  /** What the list's reply says, until the member's ids are there. */
  isFavourite?: boolean | undefined;
}

/** A store card's heart: on its cover's corner, where it covers no words, above the card's own link. */
export function CardHeart({ store, scene = 'home', isFavourite }: CardHeartProps) {
  return (
    <FavouriteButton
      className={css['heart']}
      storeId={store.storeId}
      storeName={store.storeName}
      scene={scene}
      isFavourite={isFavourite}
    />
  );
}
