/**
 * The constants of merchant 9 that are in use: the name in the code has the value of the rule. That it
 * is applied is tested beside the code.
 */
import { expect, it } from 'vitest';
import { brandPageSize } from '../../../src/features/brands/use-brands.ts';
import { retryWaitMs } from '../../../src/features/failure/LoadFailure.tsx';
import { debounceMs, toastMs } from '../../../src/features/favourite/use-favourite-toggle.ts';
import { previewWidthPx } from '../../../src/features/gallery/Slide.tsx';
import { DELETE_FOLLOW_UP_MS } from '../../../src/features/review-actions/delete-review.ts';
import {
  MAX_DRAFT_LENGTH,
  MAX_DRAFTS,
  MAX_TOTAL_LENGTH,
} from '../../../src/features/review-write/drafts.ts';
import { MAX_PHOTOS } from '../../../src/features/review-write/photo-list.ts';
import { maxLines } from '../../../src/features/review/ReviewCard.tsx';
import { PREVIEW_REVIEWS } from '../../../src/features/review-list/ReviewPreview.tsx';
import { REVIEW_PAGE_SIZE } from '../../../src/features/review/review-paging.ts';
import { playMs, SCALE_MS } from '../../../src/features/review-write/star-flow.ts';
import { MAX_STARS } from '../../../src/features/review/stars.ts';
import { shareLockMs } from '../../../src/features/share/ShareSheet.tsx';
import { COPY_TOAST_MS } from '../../../src/features/store-page/AddressSection.tsx';
import { COLLAPSED_COUNT } from '../../../src/features/store-page/DiscountSection.tsx';
import { MENU_PX } from '../../../src/features/store-page/images.ts';
import { MAX_STOCK_SHOWN } from '../../../src/features/coupon/rules.ts';
import { TAB_OFFSET_PX, VIEW_OFFSET_PX } from '../../../src/features/store-page/sections.ts';
import { GALLERY_AUTOPLAY_MS } from '../../../src/features/gallery/PictureGallery.tsx';
import { ASKED } from '../../../src/ui/picture/picture-url.ts';
import { TO_TOP_AFTER_PX } from '../../../src/screens/review-list/ReviewListScreen.tsx';

const MIB = 1_048_576;

it.each([
  ['review page size', REVIEW_PAGE_SIZE, 5],
  ['reviews of the preview', PREVIEW_REVIEWS, 3],
  ['max star score', MAX_STARS, 5],
  ['lines in the preview, in the list, on the page', Object.values(maxLines), [2, 5, undefined]],
  ['brand page size', brandPageSize, 15],
  ['gallery autoplay, ms', GALLERY_AUTOPLAY_MS, 3000],
  ['favourite toast, ms', toastMs, 2000],
  ['delete follow-up delay, ms', DELETE_FOLLOW_UP_MS, 500],
  ['favourite debounce, ms', debounceMs, 200],
  ['copy toast, ms', COPY_TOAST_MS, 1500],
  ['share lock, ms', shareLockMs, 2000],
  ['scroll to top past, px', TO_TOP_AFTER_PX, 300],
  ['retry countdown, ms', retryWaitMs, 10_000],
  ['collapsed lists', COLLAPSED_COUNT, 3],
  ['low stock up to', MAX_STOCK_SHOWN, 10],
  ['draft, characters', MAX_DRAFT_LENGTH, MIB],
  ['all drafts, characters', MAX_TOTAL_LENGTH, { native: 5 * MIB, web: MIB }],
  ['drafts', MAX_DRAFTS, 10],
  ['review images', MAX_PHOTOS, 6],
  ['star animation, ms', [SCALE_MS, playMs(1), playMs(5)], [300, 480, 880]],
  ['tab offsets, px', [TAB_OFFSET_PX, VIEW_OFFSET_PX], [48, 95]],
  ['product picture, px', ASKED.product, { w: 160 }],
  ['coupon picture, px', ASKED.batch, { w: 80 }],
  ['review thumbnail, px', ASKED.thumbnail, { w: 320 }],
  ['gallery height, px', ASKED.gallery, { h: 1024 }],
  ['preview width, device px', previewWidthPx, 1080],
  ['menu thumbnail, CSS px', MENU_PX, 80],
])('%s', (_name, inCode, ofSpec) => {
  expect(inCode).toEqual(ofSpec);
});
