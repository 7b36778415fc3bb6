// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vReserveStatus } from '../shared/reserve-status.ts';
import type * as ids from '../types.ts';
import type { FlashReserveBody, FlashReserveData } from '../types.ts';

export const vFlashReserveData = v.object({
    reserveStatus: vReserveStatus,
    sessionUniqueKey: v.string(),
    skuId: v.string() as unknown as v.GenericSchema<unknown, ids.SkuId>,
    startsAtMs: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});

/** Reserves an item of a session that has not begun. Assumption: discovery 3. */
export const flashSaleReserve: KeyedEndpoint<FlashReserveBody, FlashReserveData> = {
  path: '/digital-food/local_life/flash_sale/reserve',
  data: vFlashReserveData,
  isLoginRequired: true,
  isKeyed: true,
};
