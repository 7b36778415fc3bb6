import type { ReactNode } from 'react';
import type { StoreEntry } from '../../api/generated/types.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { StoreCard } from '../store-list/StoreCard.tsx';
import { CardHeart } from './CardHeart.tsx';

/** Its scene is for the login gate, too. */
interface KeptStoreCardProps extends CardPlace {
  store: StoreEntry;
  isFavourite?: boolean | undefined;
  /** As of `StoreCard`. */
  heading?: 'h2' | 'h3' | 'h4';
  name?: ReactNode;
  note?: ReactNode;
}

/** A store card with its heart, for every list but home's, which loads the heart later. */
export function KeptStoreCard({
  store,
  isFavourite,
  heading,
  name,
  note,
  ...at
}: KeptStoreCardProps) {
  return (
    <StoreCard
      store={store}
      {...{ at, heading, name, note }}
      heart={<CardHeart store={store} scene={at.scene} isFavourite={isFavourite} />}
    />
  );
}
