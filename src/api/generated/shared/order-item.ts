// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vLocalised } from './localised.ts';
import { vPriceSource } from './price-source.ts';
import { vProductType } from './product-type.ts';
import { vRefundPromise } from './refund-promise.ts';
import { vVoucherUsage } from './voucher-usage.ts';
import type * as ids from '../types.ts';

export const vOrderItem = v.object({
    backgroundColor: v.string(),
    detailId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.SessionId>),
    imageUrl: v.string(),
    originalPrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    priceSource: vPriceSource,
    productId: v.string() as unknown as v.GenericSchema<unknown, ids.ProductId>,
    productName: vLocalised,
    productType: vProductType,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
    refund: vRefundPromise,
    salePrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    skuId: v.string() as unknown as v.GenericSchema<unknown, ids.SkuId>,
    storeId: v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>,
    storeName: v.string(),
    usage: vVoucherUsage,
    validEnd: v.pipe(v.number(), v.integer(), v.minValue(0)),
    validStart: v.pipe(v.number(), v.integer(), v.minValue(0))
});
