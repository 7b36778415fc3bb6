/**
 * Pixels that are requested from the image host, whatever the screen's pixel ratio: one URL for all
 * phones is a CDN hit. Spec home 9 and merchant 9; other pictures are requested in the size as drawn.
 */
import type { PictureSize } from './picture-url.ts';

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
