// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vAssetCard } from '../shared/asset-card.ts';
import { vFlashState } from '../shared/flash-state.ts';
import { vLocalised } from '../shared/localised.ts';
import type { FlashSalePageBody, FlashSalePageData } from '../types.ts';

export const vFlashSaleSession = v.object({
    itemList: v.array(vAssetCard),
    sessionRemainingTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    sessionUniqueKey: v.string(),
    startsAt: v.string(),
    state: vFlashState
});

export const vFlashSalePageData = v.object({
    activeSession: v.string(),
    imageUrl: vLocalised,
    pageId: v.string(),
    sessionList: v.array(vFlashSaleSession),
    title: vLocalised
});

/** The sessions of a flash sale with the seconds that are left. */
export const flashSalePageDetail: Endpoint<FlashSalePageBody, FlashSalePageData> = {
  path: '/digital-food/local_life/flash_sale/page_detail',
  data: vFlashSalePageData,
};
