import type { ProductDetailData } from '../../api/generated/types.ts';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { resized } from '../../ui/picture/picture-url.ts';
import { voucherImages } from './images.ts';

/** Preloads the page's largest picture, at the address that the gallery will request. */
export function loadFirstPicture(detail: ProductDetailData): HTMLImageElement | undefined {
  const [first] = voucherImages(detail);
  if (!first) return undefined;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = resized(first.url, ASKED.gallery, 1);
  return picture;
}
