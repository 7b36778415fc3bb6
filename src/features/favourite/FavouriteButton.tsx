import type { StoreId } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { heartIcon, heartOnIcon } from '../../ui/icons.ts';
import button from '../../ui/Button.module.css';
import css from './FavouriteButton.module.css';
import { useFavouriteToggle } from './use-favourite-toggle.ts';

interface FavouriteButtonProps {
  storeId: StoreId;
  /** Where it was tapped, for the login gate and analytics: `store`, `favourites`, … */
  scene: string;
  /** Makes the accessible name unique where a screen has several. */
  storeName?: string | undefined;
  /** From the store's own reply; shown until the member's ids are loaded. */
  isFavourite?: boolean | undefined;
  className?: string | undefined;
}

/** Heart toggle with a 44 px touch target. Merchant 2, 4. */
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
      className={classes(button['iconButton'], css['button'], className)}
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
