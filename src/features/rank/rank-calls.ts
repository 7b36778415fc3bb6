/** The calls of the rankings; the boot script starts the first before React is loaded. */
import * as v from 'valibot';
import { apiContext } from '../../api/context.ts';
import { rankDetailList } from '../../api/generated/calls/rank-detail-list.ts';
import { rankList, vRankEntry } from '../../api/generated/calls/rank-list.ts';
import { vFilterOption } from '../../api/generated/shared/filter-option.ts';
import { vStoreEntry } from '../../api/generated/shared/store-entry.ts';
import type { RankId, SelectedFilter } from '../../api/generated/types.ts';
import type { PageParam } from '../../api/pages.ts';
import { eachOf, orNone, tolerant } from '../../api/tolerant.ts';
import type { Point } from '../location/start-point.ts';

/** Spec home 9: all of a rank. */
export const RANK_PAGE_SIZE = 100;

const tabsEndpoint = tolerant(rankList, { rankList: eachOf(vRankEntry, 'rank.tab') });

export const detailEndpoint = tolerant(rankDetailList, {
  poiList: eachOf(vStoreEntry, 'rank.store'),
  hasMore: v.boolean(),
  algorithmId: v.string(),
  filterOptions: orNone(eachOf(vFilterOption, 'rank.filter'), 'rank.filters'),
  isNoCouponAvailable: v.boolean(),
  countedAtMs: v.number(),
});

export interface RankParam extends PageParam {
  point: Point;
}

/** The tabs. */
export const ranksCall = { endpoint: tabsEndpoint, body: {} };

/** The stores of a rank by their places. */
export function rankCall(
  rankId: RankId,
  filterOptions: SelectedFilter[],
  { pageNo, point }: RankParam,
) {
  const body = {
    rankId,
    pageNo,
    pageSize: RANK_PAGE_SIZE,
    rankFilterInfo: { filterOptions },
    ...point,
    traceId: apiContext().sessionId(),
  };
  return { endpoint: detailEndpoint, body };
}
