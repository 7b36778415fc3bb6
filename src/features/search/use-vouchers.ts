/**
 * The vouchers that a search finds. Discovery 1.
 *
 * Invariant: another choice is another key, as in `poi-list/use-poi-list.ts`.
 */
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { apiContext } from '../../api/context.ts';
import { searchByStore, vAssetHit } from '../../api/generated/calls/search-by-store.ts';
import { vAssetCard } from '../../api/generated/shared/asset-card.ts';
import { vSearchReading } from '../../api/generated/shared/search-reading.ts';
import { nextParam, type PageParam } from '../../api/pages.ts';
import { eachOf, orNone, tolerant } from '../../api/tolerant.ts';
import { currentPoint } from '../location/location.ts';
import type { Point } from '../location/start-point.ts';
import { usePagesNear } from '../location/use-pages-near.ts';
import { type PoiChoice, poiQuery, regionOf } from '../poi-list/poi-call.ts';

/** Of all that a search finds but its stores; home's search bar removes it (home 2). */
export const SEARCH_KEY = 'search';

/** Spec home 9. */
const PAGE_SIZE = 20;
/** Stock changes sooner than the order. */
const FRESH_MS = 5 * 60_000;

const endpoint = tolerant(searchByStore, {
  assetList: eachOf(vAssetCard, 'search.voucher'),
  hasMore: v.boolean(),
  queryId: v.string(),
  algorithmId: v.string(),
  hits: orNone(eachOf(vAssetHit, 'search.voucherHit'), 'search.voucherHits'),
  reading: orNone(vSearchReading, 'search.reading'),
  foundCount: v.number(),
  isNoCouponAvailable: v.boolean(),
});

export interface VoucherPage extends v.InferOutput<typeof endpoint.data> {
  /** Of the call that fetched it. */
  traceId: string;
}

interface VoucherParam extends PageParam {
  /** Empty on page 1. */
  queryId: string;
  point: Point;
}

export function useVouchers(choice: PoiChoice, { enabled }: { enabled: boolean }) {
  return usePagesNear({
    key: [SEARCH_KEY, 'vouchers', JSON.stringify(choice)],
    first: { pageNo: 1, queryId: '', point: currentPoint() },
    fetch: ({ pageNo, queryId, point }: VoucherParam, signal) =>
      fetchPage(choice, { pageNo, queryId, point }, signal),
    items: (page) => page.assetList,
    id: (asset) => asset.assetId,
    next: (pages, param) => {
      const page = pages.at(-1);
      return page && nextParam(page, page.assetList.length, param);
    },
    staleTime: FRESH_MS,
    enabled,
  });
}

/** Throws `ApiError`. */
async function fetchPage(
  choice: PoiChoice,
  { pageNo, queryId, point }: VoucherParam,
  signal: AbortSignal,
): Promise<VoucherPage> {
  const traceId = apiContext().sessionId();
  const body = {
    ...poiQuery(choice, point),
    region: regionOf(choice),
    pageNo,
    pageSize: PAGE_SIZE,
    queryId,
    traceId,
  };
  return { ...(await call(endpoint, body, { signal })), traceId };
}
