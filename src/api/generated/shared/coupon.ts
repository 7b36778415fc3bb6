// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vLocalised } from './localised.ts';
import { vProductType } from './product-type.ts';

export const vCoupon = v.object({
    couponName: vLocalised,
    productType: vProductType
});
