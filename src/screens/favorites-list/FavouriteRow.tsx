import type { FavouriteStore } from '../../api/generated/types.ts';
import { FavouriteButton } from '../../features/favourite/FavouriteButton.tsx';
import { KeptStoreCard } from '../../features/favourite/KeptStoreCard.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import css from './FavouriteRow.module.css';

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
        className={css['cover']}
        src={store.storeImageUrl}
        width={72}
        height={72}
        alt=""
        background={store.backgroundColor}
      />
      <span className={css['words']}>
        <span className={css['name']}>{store.storeName}</span>
        <span className={css['note']}>
          {isGone ? text('favourite.gone') : store.businessDistrictName}
        </span>
      </span>
    </>
  );
  if (!isEditing)
    return (
      <article className={css['row']} data-gone>
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
    <label className={css['row']} data-gone={isGone || undefined} data-choice>
      <Checkbox checked={isChosen} onChange={onChoose} />
      {face}
    </label>
  );
}
