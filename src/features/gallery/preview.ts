/**
 * The input of the image preview: grouped pictures and the first index. Merchant 2 "Image preview". Passed
 * as history state: it survives a reload, and no picture address is taken from the URL.
 */
import type { ImageType, StoreId } from '../../api/generated/types.ts';
import { resized } from '../../ui/picture/picture-url.ts';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

/** `review`: pictures of one review; shown without tabs. */
export type PreviewType = ImageType | 'review';

interface PreviewImage {
  url: string;
  /** Caption and alternative text; empty when unknown. */
  name: string;
  /** A smaller, already loaded version of the same picture. */
  thumbnail?: string | undefined;
}

interface PreviewGroup {
  type: PreviewType;
  images: readonly PreviewImage[];
}

/** `index` counts across all groups, from 0. */
export interface Preview {
  groups: readonly PreviewGroup[];
  index: number;
}

/** A picture with its position within its group. */
export interface PreviewPlace extends PreviewImage {
  group: number;
  /** From 1. */
  number: number;
  total: number;
}

const TYPES: ReadonlySet<unknown> = new Set<PreviewType>([
  'store',
  'interior',
  'dish',
  'menu',
  'review',
]);

/** Merchant 2: clamped; not a number means the first. */
export function clampIndex(index: number, total: number): number {
  if (!Number.isFinite(index)) return 0;
  return Math.max(0, Math.min(Math.trunc(index), total - 1));
}

/** Parses a history state; undefined without a preview or without pictures. */
export function readPreview(state: unknown): Preview | undefined {
  if (!isRecord(state) || !isRecord(state['preview'])) return undefined;
  const { groups: given, index } = state['preview'];
  if (!Array.isArray(given)) return undefined;
  const groups = given.flatMap((group: unknown) => readGroup(group));
  const total = groups.reduce((sum, { images }) => sum + images.length, 0);
  if (total === 0) return undefined;
  return { groups, index: clampIndex(typeof index === 'number' ? index : 0, total) };
}

/** Flattens the groups. */
export function previewPlaces(groups: readonly PreviewGroup[]): PreviewPlace[] {
  return groups.flatMap(({ images }, group) =>
    images.map((image, at) => ({ ...image, group, number: at + 1, total: images.length })),
  );
}

/** Index of the group's first picture. */
export function groupStart(groups: readonly PreviewGroup[], group: number): number {
  return groups.slice(0, group).reduce((sum, { images }) => sum + images.length, 0);
}

function readGroup(group: unknown): PreviewGroup[] {
  if (!isRecord(group) || !TYPES.has(group['type']) || !Array.isArray(group['images'])) return [];
  const images = group['images'].flatMap((image: unknown) =>
    isRecord(image) && typeof image['url'] === 'string' && image['url'] !== ''
      ? [readImage(image['url'], image['name'], image['thumbnail'])]
      : [],
  );
  return images.length > 0 ? [{ type: group['type'] as PreviewType, images }] : [];
}

function readImage(url: string, name: unknown, thumbnail: unknown): PreviewImage {
  return {
    url,
    name: typeof name === 'string' ? name : '',
    ...(typeof thumbnail === 'string' ? { thumbnail } : {}),
  };
}

/** Adds already loaded versions from this page, matched by address without size: the largest of each. */
export function withThumbnails(preview: Preview, shown: Iterable<HTMLImageElement>): Preview {
  const largest = new Map<string, HTMLImageElement>();
  for (const image of shown) {
    if (!image.complete || image.naturalWidth === 0) continue;
    const picture = withoutSize(image.currentSrc || image.src);
    const known = largest.get(picture);
    if (!known || known.naturalWidth < image.naturalWidth) largest.set(picture, image);
  }
  const groups = preview.groups.map(({ type, images }) => ({
    type,
    images: images.map((image) => {
      const found = largest.get(withoutSize(resized(image.url, {})));
      return found ? { ...image, thumbnail: found.currentSrc || found.src } : image;
    }),
  }));
  return { ...preview, groups };
}

/** The image host resizes by query parameters; ignoring them identifies a picture. */
function withoutSize(address: string): string {
  try {
    const url = new URL(address, document.baseURI);
    url.searchParams.delete('w');
    url.searchParams.delete('h');
    return url.href;
  } catch {
    // Not a URL: matches nothing, and the preview shows its load error.
    return address;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Opens the image preview over the current screen. `storeId`: the redirect target when its address is
 * opened without history state, for example a copied one.
 */
export function useOpenPreview(): (preview: Preview, storeId?: StoreId) => void {
  const navigate = useNavigate();
  return (preview, storeId) =>
    void navigate(paths.imagePreview({ storeId }), {
      state: { preview: withThumbnails(preview, document.images) },
    });
}
