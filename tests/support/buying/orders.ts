/** Orders for unit tests, as the server sends them. */
import { asId } from '../../../src/api/ids.ts';
import type {
  OrderDetailData,
  OrderId,
  OrderSummary,
  PoiId,
  ProductId,
  SkuId,
  StoreId,
} from '../../../src/api/generated/types.ts';

/** 26 November 2026, 11:00 in Jakarta. */
const NOW_MS = 1_795_665_600_000;

export function orderOf(changes: Partial<OrderSummary> = {}): OrderSummary {
  return {
    orderId: asId<OrderId>('H1'),
    orderNo: '2611260000000018',
    createTime: NOW_MS,
    cancelTime: NOW_MS + 900_000,
    orderStatus: 'WAIT_PAY',
    payStatus: 'WAITING',
    item: {
      skuId: asId<SkuId>('K1'),
      productId: asId<ProductId>('D1'),
      productName: { 'id-ID': 'Paket Geprek', 'en-US': 'Geprek set', 'zh-CN': '炸鸡套餐' },
      productType: 'GROUP_COUPON',
      imageUrl: '',
      backgroundColor: '#ffd233',
      storeId: asId<StoreId>('S1'),
      poiId: asId<PoiId>('P1'),
      storeName: 'Ayam Geprek Mas Danu',
      priceSource: 'NORMAL',
      originalPrice: 60_000,
      salePrice: 45_000,
      quantity: 2,
      refund: 'ANY_TIME',
      usage: {
        dayList: [1, 2, 3, 4, 5, 6, 7],
        blackoutDateList: [],
        orderFoodTypeList: [3],
        validUntil: '2026-12-26',
      },
      validStart: NOW_MS,
      validEnd: NOW_MS + 30 * 86_400_000,
    },
    totalAmount: 90_000,
    discountAmount: 20_000,
    payAmount: 70_000,
    isUnread: true,
    canBuyAgain: true,
    visitList: [],
    ...changes,
  };
}

export function orderDetailOf(
  order: Partial<OrderSummary> = {},
  changes: Partial<OrderDetailData> = {},
): OrderDetailData {
  return {
    order: orderOf(order),
    serverTime: NOW_MS,
    bill: {
      rules: {
        mode: 'ALL_IN',
        servicePermille: 0,
        taxPermille: 0,
        minSpend: 0,
        excludedList: [],
        isServiceGross: false,
      },
      foodAmount: 120_000,
      serviceAmount: 0,
      taxAmount: 0,
      voucherAmount: 120_000,
      counterAmount: 0,
      payAmount: 70_000,
      allInAmount: 70_000,
    },
    couponList: [],
    returnList: [],
    refundList: [],
    stepList: [{ kind: 'PLACED', time: NOW_MS }],
    caseList: [],
    serviceWhatsapp: '6281100001111',
    ...changes,
  };
}
