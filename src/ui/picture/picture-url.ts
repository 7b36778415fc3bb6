/**
 * The address of a picture in the size that is drawn.
 * The image host resizes by query (`w`, `h` in device pixels, spec home 9).
 *
 * Invariant: an address may come from a member (a portrait, a photo of a review), so it is checked like a
 * link, and the policy of the page is the second line only: a path, the image host, this page's own
 * origin, or a blob that this page made. Everything else is no address, and shows the placeholder.
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

/** Decisions, "Name and identity". */
const IMAGE_HOST = 'https://img.jajan.example';
const MAX_LENGTH = 2048;
/** URL parsers disagree on them, and drop some: `/\t/evil.example` is another host. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\\]/;

/** Whether a picture may be loaded from this address. */
export function isPicture(src: string | undefined): src is string {
  if (!src || src.length > MAX_LENGTH || UNSAFE.test(src)) return false;
  if (src.startsWith('/')) return !src.startsWith('//');
  if (src.startsWith(`blob:${location.origin}/`)) return true;
  try {
    const { protocol, origin, username, password } = new URL(src);
    const isHere = origin === location.origin && /^https?:$/.test(protocol);
    const isHost = origin === IMAGE_HOST || (imageBase !== '' && src.startsWith(`${imageBase}/`));
    return username === '' && password === '' && (isHere || isHost);
  } catch {
    return false;
  }
}

/** Above a ratio of 2 the difference is invisible and the bytes double. */
export function pixelRatio(): number {
  const ratio = globalThis.devicePixelRatio;
  if (typeof ratio !== 'number' || !Number.isFinite(ratio)) return 1;
  return Math.min(maxPixelRatio, Math.max(1, ratio));
}

function devicePixels(cssPx: number, ratio: number): number {
  return Math.min(maxSidePx, Math.max(1, Math.ceil(cssPx * ratio)));
}

/** Empty for what is no picture's address. */
export function resized(
  src: string | undefined,
  size: PictureSize,
  ratio: number = pixelRatio(),
): string {
  if (!isPicture(src)) return '';
  if (src.startsWith('blob:')) return src;
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

/** Loads a picture ahead, at the address that `Picture` asks for with the same `asked`. */
export function loadAhead(src: string | undefined, asked: PictureSize): HTMLImageElement {
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = resized(src, asked, 1);
  return picture;
}

/** The address of a video: from the host of the pictures, or this page's own; empty for anything else. */
export function videoAddress(src: string): string {
  if (!isPicture(src) || src.startsWith('blob:')) return '';
  return src.startsWith('/') ? imageBase + src : src;
}

/**
 * Pixels that are requested from the image host, at every pixel ratio of the screen: one URL for all
 * phones is a CDN hit. Spec home 9 and merchant 9; other pictures are requested in the size as drawn.
 */
export const ASKED = {
  /** Home's; drawn 12:5. */
  banner: { h: 240 },
  /** Home's in the middle; drawn 24:5, a ratio that the host has a drawing for. */
  lowBanner: { w: 720, h: 150 },
  /** Home's entries of ranks and malls. */
  mallIcon: { w: 144 },
  brandLogo: { w: 108 },
  /** A voucher in a list. */
  coupon: { w: 156 },
  /** A voucher in home's strip; drawn 24:17. */
  couponStrip: { w: 192, h: 136 },
  /** A voucher on its store's page. */
  product: { w: 160 },
  /** A coupon that is given away. */
  batch: { w: 80 },
  /** A photo of a review. */
  thumbnail: { w: 320 },
  gallery: { h: 1024 },
} as const satisfies Record<string, PictureSize>;
