// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vLocalised } from './localised.ts';
import type * as ids from '../types.ts';

export const vShareInfo = v.object({
    activity_id: v.nullish(v.string()),
    mall_id: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.MallId>),
    product_id: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.ProductId>),
    shareContent: vLocalised,
    shareImgUrl: vLocalised,
    store_id: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>)
});
