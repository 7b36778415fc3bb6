/**
 * The address of a picture in the size that is drawn.
 * The image host resizes by query (`w`, `h` in device pixels, spec home 9); every other kind of
 * address, such as `data:`, is left alone because a query would break it.
 */

/** Sizes in CSS pixels. Either side may be absent; the host keeps the proportion. */
export interface PictureSize {
  w?: number | undefined;
  h?: number | undefined;
}

/** The image host refuses larger sides. */
const maxSidePx = 2160;
const maxPixelRatio = 2;

/** Prefix of addresses without an origin: the shell's page has another origin than the image host. */
const imageBase = import.meta.env.VITE_IMAGE_BASE ?? '';

/** Above a ratio of 2 the difference is invisible and the bytes double. */
export function pixelRatio(): number {
  const ratio = globalThis.devicePixelRatio;
  if (typeof ratio !== 'number' || !Number.isFinite(ratio)) return 1;
  return Math.min(maxPixelRatio, Math.max(1, ratio));
}

function devicePixels(cssPx: number, ratio: number): number {
  return Math.min(maxSidePx, Math.max(1, Math.ceil(cssPx * ratio)));
}

export function resized(src: string, size: PictureSize, ratio: number = pixelRatio()): string {
  if (!/^(https?:\/\/|\/)/i.test(src)) return src;
  const hashAt = src.indexOf('#');
  const address =
    (src.startsWith('/') ? imageBase : '') + (hashAt === -1 ? src : src.slice(0, hashAt));
  const queryAt = address.indexOf('?');
  const path = queryAt === -1 ? address : address.slice(0, queryAt);
  const query = new URLSearchParams(queryAt === -1 ? '' : address.slice(queryAt + 1));
  if (size.w !== undefined) query.set('w', String(devicePixels(size.w, ratio)));
  if (size.h !== undefined) query.set('h', String(devicePixels(size.h, ratio)));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
