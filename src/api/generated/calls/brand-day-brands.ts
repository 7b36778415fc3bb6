// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vBrandEntry } from '../shared/brand-entry.ts';
import type { BrandDayBrandsBody, BrandDayBrandsData } from '../types.ts';

export const vBrandDayBrandsData = v.object({
    brandList: v.array(vBrandEntry)
});

/** The brands that take part. */
export const brandDayBrands: Endpoint<BrandDayBrandsBody, BrandDayBrandsData> = {
  path: '/digital-food/brand_day_section/brand_list',
  data: vBrandDayBrandsData,
};
