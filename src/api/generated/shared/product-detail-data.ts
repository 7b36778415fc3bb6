// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vAssetCard } from './asset-card.ts';
import { vBillRules } from './bill-rules.ts';
import { vComingFlash } from './coming-flash.ts';
import { vImageItem } from './image-item.ts';
import { vLocalised } from './localised.ts';
import { vPriceHistory } from './price-history.ts';
import { vPriceSource } from './price-source.ts';
import { vPurchaseLimits } from './purchase-limits.ts';
import { vRefundPromise } from './refund-promise.ts';
import { vShareInfo } from './share-info.ts';
import { vUserGroup } from './user-group.ts';
import { vVoucherContent } from './voucher-content.ts';
import { vVoucherKind } from './voucher-kind.ts';
import { vVoucherStore } from './voucher-store.ts';
import { vVoucherUsage } from './voucher-usage.ts';
import type * as ids from '../types.ts';

export const vProductDetailData = v.object({
    appOnly: v.boolean(),
    asset: vAssetCard,
    availableStoreNum: v.pipe(v.number(), v.integer(), v.minValue(0)),
    backgroundColor: v.string(),
    billRules: vBillRules,
    channelTypeList: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
    contentList: v.array(vVoucherContent),
    faceValue: v.pipe(v.number(), v.integer(), v.minValue(0)),
    flashComing: v.nullish(vComingFlash),
    flashRemainingTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    imageList: v.array(vImageItem),
    isFlashEnded: v.boolean(),
    limits: vPurchaseLimits,
    onSaleTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    priceHistory: vPriceHistory,
    priceSource: vPriceSource,
    productId: v.string() as unknown as v.GenericSchema<unknown, ids.ProductId>,
    purchaseCode: v.pipe(v.number(), v.integer(), v.minValue(0)),
    refund: vRefundPromise,
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    shareInfo: vShareInfo,
    soldCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    store: vVoucherStore,
    termList: v.array(vLocalised),
    usage: vVoucherUsage,
    userGroup: vUserGroup,
    validEnd: v.pipe(v.number(), v.integer(), v.minValue(0)),
    validStart: v.pipe(v.number(), v.integer(), v.minValue(0)),
    voucherKind: vVoucherKind
});
