/** Looks at an order, for unit tests of checkout. */
import { asId } from '../../../src/api/ids.ts';
import type {
  EnvelopeOption,
  PoiId,
  ProductId,
  RedEnvelopeId,
  SettlementData,
  SkuId,
  StoreId,
} from '../../../src/api/generated/types.ts';

export function settlementOf({
  quantity = 1,
  salePrice = 45_000,
  discountAmount = 0,
  ...changes
}: Partial<SettlementData> & {
  quantity?: number;
  salePrice?: number;
  discountAmount?: number;
} = {}): SettlementData {
  const totalAmount = salePrice * quantity;
  const payAmount = totalAmount - discountAmount;
  return {
    item: {
      skuId: asId<SkuId>('K1'),
      productId: asId<ProductId>('P1'),
      productName: { 'id-ID': 'Paket hemat' },
      productType: 2,
      imageUrl: '/img/a.webp',
      backgroundColor: '#ffffff',
      storeId: asId<StoreId>('S1'),
      poiId: asId<PoiId>('I1'),
      storeName: 'Warung Sari',
      priceSource: 'NORMAL',
      originalPrice: 60_000,
      salePrice,
      quantity,
      refund: 'ANY_TIME',
      usage: {
        dayList: [1, 2, 3, 4, 5, 6, 7],
        blackoutDateList: [],
        validUntil: '2026-12-31',
        orderFoodTypeList: [3],
      },
      validStart: 0,
      validEnd: 1_798_700_000_000,
    },
    maxQuantity: 10,
    limitedBy: 'ORDER',
    limits: { purchasableCount: 10 },
    remainingStock: 50,
    totalAmount,
    discountAmount,
    payAmount,
    envelopeList: [],
    bill: {
      rules: { mode: 'ALL_IN', servicePermille: 0, taxPermille: 0, minSpend: 0, excludedList: [] },
      foodAmount: 60_000,
      serviceAmount: 0,
      taxAmount: 0,
      voucherAmount: 60_000,
      counterAmount: 0,
      payAmount,
      allInAmount: payAmount,
    },
    methodList: [{ method: 'QRIS', minRp: 1, maxRp: 10_000_000, isOffered: true }],
    contact: '+62 812-****-0001',
    serverTime: 0,
    payMinutes: 15,
    ...changes,
  } as SettlementData;
}

export function envelopeOf(changes: Partial<EnvelopeOption> = {}): EnvelopeOption {
  return {
    redEnvelopeId: asId<RedEnvelopeId>('X1'),
    discountAmount: 20_000,
    savedAmount: 20_000,
    useOrderAmountThreshold: 100_000,
    expireTime: 1_798_700_000_000,
    appOnly: false,
    fit: 'FITS',
    ...changes,
  };
}
