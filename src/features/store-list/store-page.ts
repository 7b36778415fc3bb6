/**
 * Fetches one page of stores and keeps what is well formed.
 *
 * Invariant: one malformed store is dropped and reported and never takes its page with it; only a page
 * of which nothing could be read is an error.
 */
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { apiContext } from '../../api/context.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { ApiError } from '../../api/errors.ts';
import { findByDistance, findByRecommend, findByRegion } from '../../api/generated/endpoints.ts';
import type { FilterOption, StoreEntry, StoreListBody } from '../../api/generated/types.ts';
import { vFilterOption } from '../../api/generated/shared/filter-option.ts';
import { vStoreEntry } from '../../api/generated/shared/store-entry.ts';
import { appInfo } from '../../api/app-info.ts';
import { reportProblem } from '../../telemetry/report.ts';
import {
  type BodyContext,
  type ListChoice,
  type ListType,
  pageBody,
  type PageParam,
  type StorePage,
} from './paging.ts';

/** The generated shape with its entries still unread. */
const vLoosePage = v.object({
  poiList: v.array(v.unknown()),
  hasMore: v.boolean(),
  queryId: v.string(),
  algorithmId: v.string(),
  /** Not of the server: kept with what is cached. */
  traceId: v.optional(v.string()),
  filterOptions: v.optional(v.array(v.unknown())),
  isNoCouponAvailable: v.boolean(),
});

// The generated schemas say `| undefined` where the generated types have an optional field.
const entrySchema = vStoreEntry as v.GenericSchema<unknown, StoreEntry>;
const filterSchema = vFilterOption as v.GenericSchema<unknown, FilterOption>;

export type LoosePage = v.InferOutput<typeof vLoosePage>;

const endpoints: Record<ListType, Endpoint<StoreListBody, LoosePage>> = {
  distance: { path: findByDistance.path, data: vLoosePage },
  region: { path: findByRegion.path, data: vLoosePage },
  recommond: { path: findByRecommend.path, data: vLoosePage },
};

/** The call of one page; the boot script starts the first one before React is there. */
export function pageCall(
  choice: ListChoice,
  param: PageParam,
): { endpoint: Endpoint<StoreListBody, LoosePage>; body: StoreListBody } {
  const context: BodyContext = { traceId: apiContext().sessionId(), version: appInfo.versionName };
  return { endpoint: endpoints[param.listType], body: pageBody(choice, param, context) };
}

/** Throws `ApiError`. */
export async function fetchPage(
  choice: ListChoice,
  param: PageParam,
  signal?: AbortSignal,
): Promise<StorePage> {
  const { endpoint, body } = pageCall(choice, param);
  const data = await call(endpoint, body, signal ? { signal } : {});
  const page = readPage({ ...data, traceId: body.traceId }, param.listType);
  if (data.poiList.length > 0 && page.stores.length === 0) {
    throw new ApiError(
      'malformed',
      '',
      `${endpoint.path}: none of ${data.poiList.length} stores could be read`,
    );
  }
  return page;
}

function readPage(data: LoosePage, listType: ListType): StorePage {
  return {
    listType,
    stores: readEach(entrySchema, data.poiList, 'store-list.store'),
    hasMore: data.hasMore,
    queryId: data.queryId,
    algorithmId: data.algorithmId,
    traceId: data.traceId ?? '',
    filterOptions: readEach(filterSchema, data.filterOptions ?? [], 'store-list.filter'),
    isNoCouponAvailable: data.isNoCouponAvailable,
  };
}

/** A page from the cache, or undefined when it is not one. */
export function readCachedPage(cached: unknown): StorePage | undefined {
  const parsed = v.safeParse(vLoosePage, cached);
  if (!parsed.success) return undefined;
  const page = readPage(parsed.output, 'distance');
  return page.stores.length > 0 ? page : undefined;
}

/** The reverse of `readCachedPage`. */
export function pageForCache({
  stores,
  hasMore,
  queryId,
  algorithmId,
  traceId,
  filterOptions,
  isNoCouponAvailable,
}: StorePage): LoosePage {
  return {
    poiList: stores,
    hasMore,
    queryId,
    algorithmId,
    traceId,
    filterOptions,
    isNoCouponAvailable,
  };
}

function readEach<Value>(
  schema: v.GenericSchema<unknown, Value>,
  items: readonly unknown[],
  where: string,
): Value[] {
  return items.flatMap((item) => {
    const parsed = v.safeParse(schema, item);
    if (parsed.success) return [parsed.output];
    reportProblem(where, new ApiError('malformed', '', parsed.issues[0].message));
    return [];
  });
}
