/**
 * The items of a session of a flash sale, and after their end the area's stores. Home 9; discovery 3.
 *
 * The order of a session does not change, so pages that are fetched again move no rows.
 */
import { call } from '../../api/call.ts';
import { apiContext } from '../../api/context.ts';
import type { AssetCard, FlashState, StoreEntry } from '../../api/generated/types.ts';
import { nextParam, type PageParam } from '../../api/pages.ts';
import { type PagedQuery, usePages } from '../../api/use-pages.ts';
import { clock } from '../../lib/now.ts';
import { dropReminder } from '../flash/remind.ts';
import { FLASH_KEY } from '../flash/reservations.ts';
import { currentPoint } from '../location/location.ts';
import {
  firstParam,
  nextStores,
  STORE_ENTRIES,
  type StorePage,
  type StoreParam,
  WHOLE_LIST,
} from '../store-list/paging.ts';
import { pageCall } from '../store-list/store-page.ts';
import { itemsCall, PAGE_SIZE } from './flash-calls.ts';

/** Stock changes by the second; a way back from a voucher asks again. */
const FRESH_MS = 10_000;

export interface FlashPage {
  /** Empty on the pages of the stores. */
  assetList: readonly AssetCard[];
  poiList: readonly StoreEntry[];
  hasMore: boolean;
  queryId: string;
  /** Absent on the pages of the items: their reply has none. */
  algorithmId?: string;
  /** Of the call that fetched it. */
  traceId: string;
  /** Of the session; absent on the pages of the stores. */
  state?: FlashState;
  /** When its stock was told: milliseconds since the epoch. */
  toldAtMs: number;
  stores?: StorePage;
}

interface FlashParam extends PageParam {
  queryId: string;
  /** After the end of the items. */
  stores?: StoreParam;
}

export type FlashRow = AssetCard | StoreEntry;

export const isStore = (row: FlashRow): row is StoreEntry => 'poiId' in row;

export const useFlashList = (sessionUniqueKey: string | undefined) =>
  usePages(flashPages(sessionUniqueKey));

/** Its query, for `pagesQuery`. */
export function flashPages(
  sessionUniqueKey: string | undefined,
): PagedQuery<FlashPage, FlashRow, FlashParam> {
  return {
    key: [STORE_ENTRIES, FLASH_KEY, sessionUniqueKey],
    first: { pageNo: 1, queryId: '' },
    fetch: (param: FlashParam, signal) => fetchPage(sessionUniqueKey ?? '', param, signal),
    items: (page): readonly FlashRow[] => [...page.assetList, ...page.poiList],
    id: (row) => (isStore(row) ? row.poiId : row.assetId),
    next: (pages, param) => {
      const page = pages.at(-1);
      return page && nextPage(page, param);
    },
    enabled: sessionUniqueKey !== undefined,
    staleTime: FRESH_MS,
  };
}

/** Undefined at the end of the stores. */
function nextPage(page: FlashPage, param: FlashParam): FlashParam | undefined {
  if (page.stores && param.stores) {
    const stores = nextStores(page.stores, param.stores);
    return stores && { pageNo: param.pageNo + 1, queryId: param.queryId, stores };
  }
  const next = nextParam(page, page.assetList.length, param);
  if (next) return next;
  const stores = firstParam(WHOLE_LIST, currentPoint());
  return { pageNo: param.pageNo + 1, queryId: page.queryId, stores };
}

/** Throws `ApiError`. */
async function fetchPage(
  sessionUniqueKey: string,
  { pageNo, queryId, stores }: FlashParam,
  signal: AbortSignal,
): Promise<FlashPage> {
  const toldAtMs = clock.nowMs();
  if (stores) {
    const near = pageCall(WHOLE_LIST, stores);
    const { endpoint: nearEndpoint, body } = near;
    const data = await call(nearEndpoint, { ...body, pageSize: PAGE_SIZE }, { signal });
    const { traceId } = body;
    const page = { ...data, listType: stores.listType, traceId };
    return { ...page, assetList: [], toldAtMs, stores: page };
  }
  const traceId = apiContext().sessionId();
  const { endpoint, body } = itemsCall(sessionUniqueKey, { pageNo, queryId });
  const data = await call(endpoint, body, { signal });
  for (const asset of data.assetList) noteSoldOut(asset);
  return { ...data, poiList: [], traceId, toldAtMs };
}

/** A reminder of what is gone for good would call for nothing. */
function noteSoldOut({ skuId, sessionUniqueKey, ...asset }: AssetCard): void {
  const isGone = asset.remainingStock <= 0 && typeof asset.mayComeBackUntilMs !== 'number';
  if (isGone && asset.reserveStatus === 'RESERVED' && skuId && sessionUniqueKey)
    dropReminder({ skuId, sessionUniqueKey });
}
