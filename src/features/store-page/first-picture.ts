import type { StoreInfo } from '../../api/generated/types.ts';
import { ASKED } from '../../ui/picture/picture-sizes.ts';
import { resized } from '../../ui/picture/picture-url.ts';
import { galleryImages } from './images.ts';

/** Preloads the page's largest picture, at the address that the gallery will request. */
export function loadFirstPicture(store: StoreInfo): HTMLImageElement | undefined {
  const [first] = galleryImages(store);
  if (!first) return undefined;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = resized(first.url, ASKED.gallery, 1);
  return picture;
}
