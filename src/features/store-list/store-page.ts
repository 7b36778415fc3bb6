/** Fetches one page of stores, and reads the cached one. */
import * as v from 'valibot';
import { appInfo } from '../../api/app-info.ts';
import { call } from '../../api/call.ts';
import { apiContext } from '../../api/context.ts';
import { findByDistance } from '../../api/generated/calls/find-by-distance.ts';
import { findByRecommend } from '../../api/generated/calls/find-by-recommend.ts';
import { findByRegion } from '../../api/generated/calls/find-by-region.ts';
import { vFilterOption } from '../../api/generated/shared/filter-option.ts';
import { vStoreEntry } from '../../api/generated/shared/store-entry.ts';
import { eachOf, orNone, tolerant } from '../../api/tolerant.ts';
import { type ListChoice, pageBody, type StorePage, type StoreParam } from './paging.ts';

const fields = {
  poiList: eachOf(vStoreEntry, 'store-list.store'),
  hasMore: v.boolean(),
  queryId: v.string(),
  algorithmId: v.string(),
  filterOptions: orNone(eachOf(vFilterOption, 'store-list.filter'), 'store-list.filters'),
  isNoCouponAvailable: v.boolean(),
};

const endpoints = {
  distance: tolerant(findByDistance, fields),
  region: tolerant(findByRegion, fields),
  recommond: tolerant(findByRecommend, fields),
};

/** The call of one page; the boot script starts the first before React has loaded. */
export function pageCall(choice: ListChoice, param: StoreParam) {
  const context = { traceId: apiContext().sessionId(), version: appInfo.versionName };
  return { endpoint: endpoints[param.listType], body: pageBody(choice, param, context) };
}

/** Throws `ApiError`. */
export async function fetchPage(
  choice: ListChoice,
  param: StoreParam,
  signal?: AbortSignal,
): Promise<StorePage> {
  const { endpoint, body } = pageCall(choice, param);
  const data = await call(endpoint, body, signal ? { signal } : {});
  return { ...data, listType: param.listType, traceId: body.traceId };
}

const vCachedPage = v.object({ ...fields, traceId: v.optional(v.string(), '') });

/** The cached page; undefined when invalid. */
export function readCachedPage(cached: unknown): StorePage | undefined {
  const parsed = v.safeParse(vCachedPage, cached);
  if (!parsed.success || parsed.output.poiList.length === 0) return undefined;
  return { ...parsed.output, listType: 'distance' };
}
