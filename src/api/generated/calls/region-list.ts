// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { Region, RegionListBody, RegionListData } from '../types.ts';

export const vRegion: v.GenericSchema<unknown, Region> = v.object({
    children: v.array(v.lazy(() => vRegion)),
    regionId: v.string(),
    regionName: v.string()
});

export const vRegionListData = v.object({
    regionList: v.array(vRegion)
});

/** Provinces, cities and districts. */
export const regionList: Endpoint<RegionListBody, RegionListData> = {
  path: '/region/region_list',
  data: vRegionListData,
};
