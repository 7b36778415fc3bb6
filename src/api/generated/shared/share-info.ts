// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vLocalised } from './localised.ts';

export const vShareInfo = v.object({
    activity_id: v.nullish(v.string()),
    mall_id: v.nullish(v.string()),
    product_id: v.nullish(v.string()),
    shareContent: vLocalised,
    shareImgUrl: vLocalised,
    store_id: v.nullish(v.string())
});
