// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vLocalised } from '../shared/localised.ts';
import { vShareInfo } from '../shared/share-info.ts';
import type { BrandDayPage, BrandDayPageBody } from '../types.ts';

export const vBrandDaySection = v.object({
    name: vLocalised,
    sectionId: v.string()
});

export const vBrandDayPage = v.object({
    backgroundColor: v.string(),
    bannerImageUrlMap: vLocalised,
    endsInS: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pageId: v.string(),
    ruleDesc: vLocalised,
    sectionList: v.array(vBrandDaySection),
    shareInfo: vShareInfo,
    startsInS: v.pipe(v.number(), v.integer(), v.minValue(0)),
    title: vLocalised
});

/** A brand day. */
export const brandDayPage: Endpoint<BrandDayPageBody, BrandDayPage> = {
  path: '/digital-food/brand_day_section/page_info',
  data: vBrandDayPage,
};
