import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { heartIcon, heartOnIcon } from '../../ui/icons.ts';
import css from './FavouriteButton.module.css';
import { useFavouriteToggle } from './use-favourite-toggle.ts';

interface FavouriteButtonProps {
  storeId: string;
  /** Where the tap was, for the login and its event: `store`, `favourites`, … */
  scene: string;
  /** Where several are on one screen: tells them apart to the ear. */
  storeName?: string | undefined;
  /** What the store's own reply says, until the member's ids are there. */
  isFavourite?: boolean | undefined;
  className?: string | undefined;
}

/** A heart that keeps the store: filled when it is kept. 44 px to the finger. Merchant 2, 4. */
export function FavouriteButton({
  storeId,
  scene,
  storeName,
  isFavourite: isGiven,
  className,
}: FavouriteButtonProps) {
  const text = useText();
  const { isFavourite, isBusy, isNew, toggle } = useFavouriteToggle(storeId, { scene, isGiven });
  return (
    <button
      type="button"
      className={classes(css['button'], className)}
      aria-label={
        storeName ? text('favourite.keepStore', { name: storeName }) : text('favourite.keep')
      }
      aria-pressed={isFavourite}
      aria-busy={isBusy || undefined}
      data-new={isNew || undefined}
      onClick={toggle}
    >
      <Icon
        key={String(isFavourite)}
        shape={isFavourite ? heartOnIcon : heartIcon}
        className={css['heart']}
      />
    </button>
  );
}
