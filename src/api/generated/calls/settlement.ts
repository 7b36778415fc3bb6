// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vBill } from '../shared/bill.ts';
import { vOrderItem } from '../shared/order-item.ts';
import { vPayMethodOption } from '../shared/pay-method-option.ts';
import { vPurchaseLimits } from '../shared/purchase-limits.ts';
import type * as ids from '../types.ts';
import type { SettlementBody, SettlementData } from '../types.ts';

export const vEnvelopeFit = v.picklist([
    'FITS',
    'EXPIRED',
    'BELOW',
    'OTHER_PRODUCT',
    'APP_ONLY',
    'IN_USE'
]);

export const vQuantityLimit = v.picklist([
    'STOCK',
    'DAILY_LIMIT',
    'LIMIT',
    'ORDER'
]);

export const vEnvelopeOption = v.object({
    appOnly: v.boolean(),
    discountAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    expireTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    fit: vEnvelopeFit,
    missingAmount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    redEnvelopeId: v.string() as unknown as v.GenericSchema<unknown, ids.RedEnvelopeId>,
    savedAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    useOrderAmountThreshold: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vSettlementData = v.object({
    bill: vBill,
    contact: v.string(),
    discountAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    envelopeList: v.array(vEnvelopeOption),
    flashRemainingTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    item: vOrderItem,
    limitedBy: vQuantityLimit,
    limits: vPurchaseLimits,
    maxQuantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
    methodList: v.array(vPayMethodOption),
    payAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    payMinutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    payableQuantity: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    qrisMaxQuantity: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    redEnvelopeId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.RedEnvelopeId>),
    remainingStock: v.pipe(v.number(), v.integer(), v.minValue(0)),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    totalAmount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** What an order would cost. Assumption: home 7 says "settlement" and no path. */
export const settlement: Endpoint<SettlementBody, SettlementData> = {
  path: '/digital-food/local_life/order/settlement',
  data: vSettlementData,
  isLoginRequired: true,
  isRiskChecked: true,
};
