import type { ProductDetailData } from '../../api/generated/types.ts';
import type { GalleryImage } from '../gallery/PictureGallery.tsx';
import { ASKED, loadAhead } from '../../ui/picture/picture-url.ts';

/** By `sort`, each once; the card's picture where there is no other. */
export function voucherImages({
  imageList,
  asset,
}: Pick<ProductDetailData, 'imageList' | 'asset'>): GalleryImage[] {
  const found = imageList
    .filter(({ imageUrl }) => imageUrl !== '')
    .sort((a, b) => a.sort - b.sort)
    .map(({ imageUrl: url, name }) => ({ key: url, url, name: name ?? undefined }));
  const images = [...new Map(found.map((image) => [image.key, image])).values()];
  const own = { key: asset.imageUrl, url: asset.imageUrl, name: asset.coupon.couponName };
  return images.length > 0 || asset.imageUrl === '' ? images : [own];
}

/** Preloads the page's largest picture, at the address that the gallery will request. */
export function loadFirstPicture(detail: ProductDetailData): HTMLImageElement | undefined {
  const [first] = voucherImages(detail);
  return first && loadAhead(first.url, ASKED.gallery);
}
