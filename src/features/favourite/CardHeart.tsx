import type { StoreEntry } from '../../api/generated/types.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import css from './CardHeart.module.css';
import { FavouriteButton } from './FavouriteButton.tsx';

interface CardHeartProps {
  store: StoreEntry;
  /** For the login gate and analytics. */
  scene?: string;
  /** From the list's reply; shown until the member's ids are loaded. */
  isFavourite?: boolean | undefined;
}

/** A store card's heart, on the corner of the cover, above the card's stretched link. */
export function CardHeart({ store, scene = 'home', isFavourite }: CardHeartProps) {
  return (
    <FavouriteButton
      className={classes(box['front'], css['heart'])}
      storeId={store.storeId}
      storeName={store.storeName}
      scene={scene}
      isFavourite={isFavourite}
    />
  );
}
