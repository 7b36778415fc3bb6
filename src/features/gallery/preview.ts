/**
 * What the image preview is opened with: pictures in groups, and which one is first. Merchant 2
 * "Image preview". It travels as the state of the history entry, so a reload keeps it and no address
 * carries a picture's.
 */
import type { ImageType } from '../../api/generated/types.ts';
import { resized } from '../../ui/picture/picture-url.ts';

/** `review`: pictures of one review; without tabs of its own. */
export type PreviewType = ImageType | 'review';

export interface PreviewImage {
  url: string;
  /** What it shows, for the caption and the ear; empty where nobody knows. */
  name: string;
  /** Address of the same picture, smaller, that is here already. */
  thumbnail?: string | undefined;
}

export interface PreviewGroup {
  type: PreviewType;
  images: readonly PreviewImage[];
}

/** `index` counts the pictures of all groups in order, from 0. */
export interface Preview {
  groups: readonly PreviewGroup[];
  index: number;
}

/** A picture among all, and where it stands in its own group. */
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

/** Merchant 2: indices are clamped; what is no number is the first. */
export function clampIndex(index: number, total: number): number {
  if (!Number.isFinite(index)) return 0;
  return Math.max(0, Math.min(Math.trunc(index), total - 1));
}

/** Of a history entry: undefined where it holds no preview, or one without pictures. */
export function readPreview(state: unknown): Preview | undefined {
  if (!isRecord(state) || !isRecord(state['preview'])) return undefined;
  const { groups: given, index } = state['preview'];
  if (!Array.isArray(given)) return undefined;
  const groups = given.flatMap((group: unknown) => readGroup(group));
  const total = groups.reduce((sum, { images }) => sum + images.length, 0);
  if (total === 0) return undefined;
  return { groups, index: clampIndex(typeof index === 'number' ? index : 0, total) };
}

/** All pictures in order. */
export function previewPlaces(groups: readonly PreviewGroup[]): PreviewPlace[] {
  return groups.flatMap(({ images }, group) =>
    images.map((image, at) => ({ ...image, group, number: at + 1, total: images.length })),
  );
}

/** Where the group begins among all pictures. */
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

/** With what this page shows already, by the address without a size: the largest of each. */
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

/** The image host resizes by query; what differs in nothing else is one picture. */
function withoutSize(address: string): string {
  try {
    const url = new URL(address, document.baseURI);
    url.searchParams.delete('w');
    url.searchParams.delete('h');
    return url.href;
  } catch {
    // No address at all: it is like no other, and the preview tells that it cannot be loaded.
    return address;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
