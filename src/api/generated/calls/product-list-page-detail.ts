// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vFlashState } from '../shared/flash-state.ts';
import { vLocalised } from '../shared/localised.ts';
import type { FlashListPageBody, FlashListPageData } from '../types.ts';

export const vFlashListSession = v.object({
    sessionRemainingTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    sessionUniqueKey: v.string(),
    startsAt: v.string(),
    state: vFlashState
});

export const vFlashListPageData = v.object({
    activeSession: v.string(),
    imageUrl: vLocalised,
    pageId: v.string(),
    sessionList: v.array(vFlashListSession),
    title: vLocalised
});

/** The head of the list of a flash sale. */
export const productListPageDetail: Endpoint<FlashListPageBody, FlashListPageData> = {
  path: '/digital-food/local_life/product_list_page/page_detail',
  data: vFlashListPageData,
};
