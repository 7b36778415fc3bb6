/** Steps that the tests of checkout and payment share. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type {
  OrderListData,
  PayData,
  PayResultData,
  PayerAct,
  PayMethod,
  PlaceOrderData,
  PlayPayerBody,
  SettlementData,
} from '../../../src/api/generated/types.ts';
import { pathnames } from '../../../src/paths.ts';
import type { Member } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { text } from '../texts.ts';
import { detailOf } from './voucher-steps.ts';

const ORDER = '/digital-food/local_life/order';
export const SETTLEMENT = `${ORDER}/settlement`;
export const PLACE = `${ORDER}/place_order`;
export const PAY = `${ORDER}/pay`;
export const RESULT = `${ORDER}/pay_result`;

/** Sandbox README: a voucher for each edge of a purchase. */
export const EDGES = 'S9000018';
/** Takes cash. */
export const CASH = 'S9000022';
/** A voucher in each state. */
export const STATES = 'S9000015';

export interface Voucher {
  skuId: string;
  productId: string;
  storeId: string;
  price: number;
}

/** The vouchers of a store that everybody can buy. */
export async function vouchersOf(sandbox: Sandbox, storeId: string): Promise<Voucher[]> {
  const { productList } = (await sandbox.call('/resource_pos/merchant_homepage/coupon', {
    storeId,
  })) as {
    productList: {
      skuId?: string;
      productId: string;
      isSoldOut: boolean;
      purchaseCode: number;
      priceInfo: { salePrice: number };
    }[];
  };
  return productList.flatMap(({ skuId, productId, isSoldOut, purchaseCode, priceInfo }) =>
    skuId !== undefined && !isSoldOut && purchaseCode === 0
      ? [{ skuId, productId, storeId, price: priceInfo.salePrice }]
      : [],
  );
}

export async function voucherOf(
  sandbox: Sandbox,
  storeId = STATES,
  which: (voucher: Voucher) => boolean = () => true,
): Promise<Voucher> {
  const found = (await vouchersOf(sandbox, storeId)).find(which);
  if (!found) throw new Error(`${storeId} sells no such voucher`);
  return found;
}

export function checkoutPath({ skuId, productId, storeId }: Voucher): string {
  const query = new URLSearchParams({ skuId, productId, storeId, detailId: '' });
  return `${pathnames.confirmOrder}?${query}`;
}

export const cashierPath = (orderId: string) => `${pathnames.cashier}?orderId=${orderId}`;
export const codePath = (orderId: string, method: PayMethod = 'QRIS') =>
  `${pathnames.payCode}?orderId=${orderId}&method=${method}`;
export const successPath = (orderId: string) =>
  `${pathnames.purchaseSuccessPage}?orderId=${orderId}`;

/** Orders over the API, as the member's other device would. */
export async function placed(
  sandbox: Sandbox,
  member: Member,
  voucher: Voucher,
  quantity = 1,
): Promise<PlaceOrderData> {
  const caller = { token: member.accessToken };
  const body = { skuId: voucher.skuId, quantity, envelope: 'AUTO' };
  const { item, payAmount, redEnvelopeId } = (await sandbox.call(
    SETTLEMENT,
    body,
    caller,
  )) as SettlementData;
  return (await sandbox.call(
    PLACE,
    {
      skuId: item.skuId,
      productId: item.productId,
      storeId: item.storeId,
      quantity: item.quantity,
      payAmount,
      ...(redEnvelopeId ? { redEnvelopeId } : {}),
    },
    { ...caller, idempotencyKey: randomUUID() },
  )) as PlaceOrderData;
}

export async function begun(
  sandbox: Sandbox,
  member: Member,
  orderId: string,
  method: PayMethod = 'QRIS',
): Promise<PayData> {
  const caller = { token: member.accessToken, idempotencyKey: randomUUID() };
  return (await sandbox.call(PAY, { orderId, method }, caller)) as PayData;
}

/** Plays the payer of an order's newest payment. */
export async function payer(
  sandbox: Sandbox,
  orderId: string,
  act: PayerAct,
  more: Partial<PlayPayerBody> = {},
): Promise<void> {
  await sandbox.call('/sandbox/payer', { orderId, act, ...more });
}

/** Paid in cash, for a voucher whose money returns when it ends; the order's id. */
export async function boughtInCash(sandbox: Sandbox, member: Member): Promise<string> {
  for (const voucher of await vouchersOf(sandbox, CASH)) {
    const { refund } = await detailOf(sandbox, voucher.skuId);
    if (refund === 'NONE') continue;
    const { orderId } = await placed(sandbox, member, voucher, 1);
    await begun(sandbox, member, orderId, 'CASH');
    await payer(sandbox, orderId, 'PAY', {});
    return orderId;
  }
  throw new Error('the store that takes cash gives no money back');
}

/** The order that the page is about. */
export function orderIdOf(page: Page): string {
  const id = new URL(page.url()).searchParams.get('orderId');
  if (id === null) throw new Error(`${page.url()} names no order`);
  return id;
}

export const orderButton = (page: Page) =>
  page.getByRole('button', { name: text('checkout.order') });

/** Ids of the member's orders, the newest first. */
export async function orderIds(sandbox: Sandbox, member: Member): Promise<string[]> {
  const { orderList } = (await sandbox.call(
    `${ORDER}/order_list`,
    { filter: 'ALL', pageNo: 1, pageSize: 50 },
    { token: member.accessToken },
  )) as OrderListData;
  return orderList.map(({ orderId }) => orderId);
}

export async function resultOf(
  sandbox: Sandbox,
  member: Member,
  orderId: string,
): Promise<PayResultData> {
  const caller = { token: member.accessToken };
  return (await sandbox.call(RESULT, { orderId }, caller)) as PayResultData;
}
