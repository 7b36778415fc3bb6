// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vDayPartTime } from '../shared/day-part-time.ts';
import { vMallEntry } from '../shared/mall-entry.ts';
import { vMallFloorCount } from '../shared/mall-floor-count.ts';
import { vShareInfo } from '../shared/share-info.ts';
import type { MallDetailBody, MallDetailData } from '../types.ts';

export const vMallDetailData = v.object({
    address: v.string(),
    dayPartTimeList: v.array(vDayPartTime),
    floorList: v.array(vMallFloorCount),
    mall: vMallEntry,
    mapLinkAddress: v.string(),
    shareInfo: vShareInfo,
    timeZone: v.string()
});

/** A mall with its floors. Assumption: the specs name the page, not this call. */
export const mallDetail: Endpoint<MallDetailBody, MallDetailData> = {
  path: '/digital-food/local_life/home/mall/mall_detail',
  data: vMallDetailData,
};
