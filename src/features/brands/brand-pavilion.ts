/**
 * The brand pavilion page by page. Merchant 2 "Brands page", 4 "Brands list status", 7.
 *
 * Invariant: a first page that was seen once is seen at once the next time (merchant 4), whatever the
 * network does.
 */
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { queryBrandPavilion, vHeadBanner } from '../../api/generated/calls/query-brand-pavilion.ts';
import { vBrandEntry } from '../../api/generated/shared/brand-entry.ts';
import { vShareInfo } from '../../api/generated/shared/share-info.ts';
import { eachOf, orNone, tolerant } from '../../api/tolerant.ts';
import { storedBrandPavilion } from './stored-keys.ts';

/** Spec merchant 9. */
export const brandPageSize = 15;

const endpoint = tolerant(queryBrandPavilion, {
  brand: eachOf(vBrandEntry, 'brands.brand'),
  hasMore: v.boolean(),
  headBanner: orNone(vHeadBanner, 'brands.banner'),
  shareInfo: orNone(vShareInfo, 'brands.shareInfo'),
});

export type BrandPage = v.InferOutput<typeof endpoint.data>;

/** Throws `ApiError`. The first page is kept for the next visit. */
export async function fetchBrandPage(pageNo: number, signal: AbortSignal): Promise<BrandPage> {
  const page = await call(endpoint, { pageNo, pageSize: brandPageSize }, { signal });
  if (pageNo === 1) storedBrandPavilion.set(page);
  return page;
}

/** The first page as it was; undefined when there is none, or when it is of another shape. */
export function keptBrandPage(): BrandPage | undefined {
  const parsed = v.safeParse(endpoint.data, storedBrandPavilion.get());
  return parsed.success && parsed.output.brand.length > 0 ? parsed.output : undefined;
}
