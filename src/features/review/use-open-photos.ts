import type { Review } from '../../api/generated/types.ts';
import { useOpenPreview } from '../gallery/use-open-preview.ts';

/** Opens the pictures of a review in the image preview, at the one that was tapped. */
export function useOpenPhotos() {
  const openPreview = useOpenPreview();
  return ({ reviewMedias, storeName, storeId }: Review, index: number): void => {
    const images = reviewMedias.map(({ mediaUrl }) => ({ url: mediaUrl, name: storeName }));
    openPreview({ groups: [{ type: 'review', images }], index }, storeId);
  };
}
