/**
 * The paged brand pavilion. Merchant 2 "Brands page", 4 "Brands list status", 7.
 *
 * Invariant: once loaded, the first page shows from the cache at once on the next visit (merchant 4),
 * offline too.
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

/** Caches the first page. Throws `ApiError`. */
export async function fetchBrandPage(pageNo: number, signal: AbortSignal): Promise<BrandPage> {
  const page = await call(endpoint, { pageNo, pageSize: brandPageSize }, { signal });
  if (pageNo === 1) storedBrandPavilion.set(page);
  return page;
}

/** The cached first page; undefined when there is none or it is invalid. */
export function keptBrandPage(): BrandPage | undefined {
  const parsed = v.safeParse(endpoint.data, storedBrandPavilion.get());
  return parsed.success && parsed.output.brand.length > 0 ? parsed.output : undefined;
}
