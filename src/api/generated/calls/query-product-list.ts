// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vAssetCard } from '../shared/asset-card.ts';
import { vFlashState } from '../shared/flash-state.ts';
import type { FlashListBody, FlashListData } from '../types.ts';

export const vFlashListData = v.object({
    assetList: v.array(vAssetCard),
    hasMore: v.boolean(),
    queryId: v.string(),
    sessionRemainingTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    sessionUniqueKey: v.string(),
    state: vFlashState
});

/** A page of the items of one of its sessions. */
export const queryProductList: Endpoint<FlashListBody, FlashListData> = {
  path: '/digital-food/local_life/product_list_page/query_product_list',
  data: vFlashListData,
};
