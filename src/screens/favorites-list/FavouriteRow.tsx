import type { FavouriteStore } from '../../api/generated/types.ts';
import { FavouriteButton } from '../../features/favourite/FavouriteButton.tsx';
import { KeptStoreCard } from '../../features/favourite/KeptStoreCard.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './FavoritesListScreen.module.css';

interface FavouriteRowProps {
  row: FavouriteStore;
  /** Index in the list. */
  position: number;
  isEditing: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A favourite store; a closed-down one opens nothing. A checkbox in edit mode. */
export function FavouriteRow({
  row: { store, isGone },
  position,
  isEditing,
  isChosen,
  onChoose,
}: FavouriteRowProps) {
  const text = useText();
  if (!isEditing && !isGone)
    return (
      <KeptStoreCard
        store={store}
        scene="favourites"
        position={position}
        isFavourite
        heading="h2"
      />
    );
  const face = (
    <>
      <Picture
        className={classes(isGone && tint['faded'], box['rounded'])}
        src={store.storeImageUrl}
        width={72}
        height={72}
        alt=""
        background={store.backgroundColor}
      />
      <span className={classes(layout['stack'], layout['fill'], space['gapHair'])}>
        <span className={classes(font['title'], font['words'], css['name'])}>
          {store.storeName}
        </span>
        <span className={classes(tint['soft'], letters['lines14'])}>
          {isGone ? text('favourite.gone') : store.businessDistrictName}
        </span>
      </span>
    </>
  );
  if (!isEditing)
    return (
      <article
        className={classes(surface['panel3'], layout['row3'], box['anchor'], css['row'])}
        data-gone
      >
        {face}
        <FavouriteButton
          storeId={store.storeId}
          storeName={store.storeName}
          scene="favourites"
          isFavourite
        />
      </article>
    );
  return (
    <label
      className={classes(surface['panel3'], layout['row3'], box['anchor'], css['row'])}
      data-gone={isGone || undefined}
      data-choice
    >
      <Checkbox checked={isChosen} onChange={onChoose} />
      {face}
    </label>
  );
}
