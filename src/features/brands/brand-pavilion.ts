/**
 * The brand pavilion page by page. Merchant 2 "Brands page", 4 "Brands list status", 7.
 *
 * Invariant: one malformed brand never takes its page with it, and a first page that was seen once is
 * seen at once the next time (merchant 4), whatever the network does.
 */
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { queryBrandPavilion, vHeadBanner } from '../../api/generated/calls/query-brand-pavilion.ts';
import { vBrandEntry } from '../../api/generated/shared/brand-entry.ts';
import { vShareInfo } from '../../api/generated/shared/share-info.ts';
import type {
  BrandEntry,
  HeadBanner,
  QueryBrandPavilionBody,
  ShareInfo,
} from '../../api/generated/types.ts';
import { readEach } from '../../api/read-each.ts';
import { storedBrandPavilion } from './stored-keys.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** Spec merchant 9. */
export const brandPageSize = 15;

const vLoosePage = v.object({
  brand: v.array(v.unknown()),
  hasMore: v.boolean(),
  headBanner: v.nullish(v.unknown()),
  shareInfo: v.unknown(),
});

type LoosePage = v.InferOutput<typeof vLoosePage>;

export interface BrandPage {
  brands: BrandEntry[];
  hasMore: boolean;
  banner: HeadBanner | undefined;
  shareInfo: ShareInfo | undefined;
}

const endpoint: Endpoint<QueryBrandPavilionBody, LoosePage> = {
  path: queryBrandPavilion.path,
  data: vLoosePage,
};

// The generated schemas say `| undefined` where the generated types have an optional field.
const brandSchema = vBrandEntry as v.GenericSchema<unknown, BrandEntry>;
const bannerSchema = vHeadBanner as v.GenericSchema<unknown, HeadBanner>;
const shareSchema = vShareInfo as v.GenericSchema<unknown, ShareInfo>;

function readPage({ brand, hasMore, headBanner, shareInfo }: LoosePage): BrandPage {
  return {
    brands: readEach(brandSchema, brand, 'brands.brand'),
    hasMore,
    banner: optional(bannerSchema, headBanner, 'brands.banner'),
    shareInfo: optional(shareSchema, shareInfo, 'brands.shareInfo'),
  };
}

/** The page is whole without it. */
function optional<Value>(
  schema: v.GenericSchema<unknown, Value>,
  given: unknown,
  where: string,
): Value | undefined {
  if (given === null || given === undefined) return undefined;
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  reportProblem(where, new Error(parsed.issues[0].message));
  return undefined;
}

/** Throws `ApiError`. The first page is kept for the next visit. */
export async function fetchBrandPage(pageNo: number, signal: AbortSignal): Promise<BrandPage> {
  const data = await call(endpoint, { pageNo, pageSize: brandPageSize }, { signal });
  const page = readPage(data);
  if (pageNo === 1) storedBrandPavilion.set(data);
  return page;
}

/** The first page as it was; undefined when there is none, or when it is of another shape. */
export function keptBrandPage(): BrandPage | undefined {
  const parsed = v.safeParse(vLoosePage, storedBrandPavilion.get());
  if (!parsed.success) return undefined;
  try {
    const page = readPage(parsed.output);
    return page.brands.length > 0 ? page : undefined;
  } catch {
    // Reported brand by brand; the fresh page is on its way.
    return undefined;
  }
}

/** Spec merchant 4: the page number rises when there is more; an empty page is the end, whatever it says. */
export function nextBrandPage(page: BrandPage, pageNo: number): number | undefined {
  return page.hasMore && page.brands.length > 0 ? pageNo + 1 : undefined;
}
