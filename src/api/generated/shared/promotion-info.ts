// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vActivityType } from './activity-type.ts';
import { vLocalised } from './localised.ts';

export const vPromotionInfo = v.object({
    activityType: vActivityType,
    promotionActivitySalePrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    promotionActivityTagName: vLocalised,
    promotionDiscountRatio: v.pipe(v.number(), v.integer(), v.minValue(0))
});
