/** Sorts a store's pictures into gallery, menu and the preview's tabs. */
import type { ImageItem, ImageType, StoreInfo } from '../../api/generated/types.ts';
import type { GalleryImage } from '../gallery/PictureGallery.tsx';
import { ASKED, loadAhead } from '../../ui/picture/picture-url.ts';

/** Drawn sizes in CSS pixels; requested sizes are in `picture-url.ts`. */
export const PRODUCT_PX = 80;
export const COUPON_PX = 40;
export const MENU_PX = 80;

export interface ImageGroup {
  type: ImageType;
  images: GalleryImage[];
}

const TYPE_ORDER: readonly ImageType[] = ['store', 'interior', 'dish', 'menu'];

/** Grouped by type, deduplicated and sorted; empty types are absent. */
export function imageGroups(store: StoreInfo): ImageGroup[] {
  const all = sorted([...store.backgroundImageList, ...store.storeImageList]);
  return TYPE_ORDER.flatMap((type) => {
    const seen = new Set<string>();
    const images = all.flatMap(({ imageType, imageUrl, name }) => {
      const image = imageOf({ imageUrl, name });
      if (imageType !== type || imageUrl === '' || seen.has(image.key)) return [];
      seen.add(image.key);
      return [image];
    });
    return images.length > 0 ? [{ type, images }] : [];
  });
}

/** Pictures behind the top bar; falls back to the others. */
export function galleryImages(store: StoreInfo): GalleryImage[] {
  const background = sorted(store.backgroundImageList);
  const images = background.length > 0 ? background : sorted(store.storeImageList).slice(0, 5);
  return images.filter(({ imageUrl }) => imageUrl !== '').map(imageOf);
}

export function menuImages(store: StoreInfo): GalleryImage[] {
  return imageGroups(store)
    .filter(({ type }) => type === 'menu' || type === 'dish')
    .flatMap(({ images }) => images);
}

/** Merchant 2: the gallery button's count, 1 at least. */
export function imageCount(groups: readonly ImageGroup[]): number {
  return Math.max(
    1,
    groups.reduce((sum, { images }) => sum + images.length, 0),
  );
}

/** Index of a picture across all groups; 0 when it is in none. */
export function indexOf(groups: readonly ImageGroup[], key: string): number {
  const keys = groups.flatMap(({ images }) => images.map((image) => image.key));
  return Math.max(0, keys.indexOf(key));
}

/** What `GalleryImage.key` is: one address may stand for two dishes. */
export function imageKey(imageUrl: string, name: ImageItem['name']): string {
  return `${imageUrl} ${name?.['id-ID'] ?? ''}`;
}

function imageOf({ imageUrl, name }: Pick<ImageItem, 'imageUrl' | 'name'>): GalleryImage {
  return {
    key: imageKey(imageUrl, name),
    url: imageUrl,
    name: name ?? undefined,
  };
}

function sorted(items: readonly ImageItem[]): ImageItem[] {
  return [...items].sort((a, b) => a.sort - b.sort);
}

/** Preloads the page's largest picture, at the address that the gallery will request. */
export function loadFirstPicture(store: StoreInfo): HTMLImageElement | undefined {
  const [first] = galleryImages(store);
  return first && loadAhead(first.url, ASKED.gallery);
}
