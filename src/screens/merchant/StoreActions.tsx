import type { StoreInfo } from '../../api/generated/types.ts';
import { FavouriteButton } from '../../features/favourite/FavouriteButton.tsx';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { useShareContent } from '../../features/share/use-share-content.ts';
import { paths } from '../../paths.ts';

/** The top bar's favourite and share. Merchant 2 "Top bar". */
export function StoreActions({ store }: { store: StoreInfo }) {
  const { storeId, storeName, favourite, shareInfo } = store;
  const content = useShareContent(shareInfo, storeName, paths.merchant({ storeId }));
  return (
    <>
      <FavouriteButton storeId={storeId} scene="store" isFavourite={favourite} />
      <ShareButton content={content} />
    </>
  );
}
