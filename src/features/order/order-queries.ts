/** The caller's orders: one query for a page of the list, one for each order, and how they get fresh. */
import type { InfiniteData } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { changeAll } from '../../api/change-all.ts';
import { orderDetail } from '../../api/generated/calls/order-detail.ts';
import { orderList, vPaidSplit } from '../../api/generated/calls/order-list.ts';
import { queryUnread } from '../../api/generated/calls/query-unread.ts';
import * as codes from '../../api/generated/codes.ts';
import { vOrderSummary } from '../../api/generated/shared/order-summary.ts';
import type {
  OrderDetailData,
  OrderFilter,
  OrderId,
  OrderSummary,
  PaidSplit,
  SplitId,
  VisitId,
} from '../../api/generated/types.ts';
import type { PageParam } from '../../api/pages.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { clock } from '../../lib/now.ts';
import { absentAt, type FailureRows } from '../failure/failure-rows.ts';
import { payUntilMs } from './pay-until.ts';

/** Why there is no order to show; an unknown one and another user's are the same to who asks. */
export const ORDER_FAILURES: FailureRows = {
  ...absentAt(codes.ORDER_ABSENT),
  unnamed: {
    picture: 'notFound',
    title: 'order.absentTitle',
    note: 'order.absentNote',
    action: 'wayOn',
  },
};

/** With the end of its payment by this device's clock. */
export type Order = OrderSummary & { payUntilMs: number };

export type OrderPages = InfiniteData<OrderPage, PageParam>;

export interface OrderPage {
  orders: Order[];
  /** Splits of other buyers with a share that the user paid; on the first page of all orders only. */
  splits: PaidSplit[];
  hasMore: boolean;
  /** How many more of this page cannot be shown now. */
  leftOut?: number | undefined;
  /** Milliseconds since the epoch by this device. */
  receivedAtMs: number;
}

const PAGE_SIZE = 20;

const listEndpoint = tolerant(orderList, {
  orderList: eachOf(vOrderSummary, 'order.list'),
  splitList: eachOf(vPaidSplit, 'order.splits'),
  hasMore: v.boolean(),
  leftOutCount: v.optional(v.number()),
  serverTime: v.number(),
});

export const ORDER_LIST = orderList.path;

const unreadKey = callQuery(queryUnread, {}).queryKey;

export async function fetchOrders(
  filter: OrderFilter,
  pageNo: number,
  signal: AbortSignal,
): Promise<OrderPage> {
  const body = { filter, pageNo, pageSize: PAGE_SIZE };
  const data = await call(listEndpoint, body, { signal });
  return {
    orders: data.orderList.map((order) => withEnd(order, data.serverTime)),
    splits: data.splitList,
    hasMore: data.hasMore,
    leftOut: data.leftOutCount,
    receivedAtMs: clock.nowMs(),
  };
}

export type OrderDetail = Omit<OrderDetailData, 'order'> & {
  order: Order;
  /** Milliseconds since the epoch by this device. */
  receivedAtMs: number;
};

export function orderDetailQuery(orderId: OrderId) {
  return {
    queryKey: [orderDetail.path, { orderId }] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OrderDetail> => {
      return received(await call(orderDetail, { orderId }, { signal }));
    },
  };
}

function received(data: OrderDetailData): OrderDetail {
  return {
    ...data,
    order: withEnd(data.order, data.serverTime),
    receivedAtMs: clock.nowMs(),
  };
}

function withEnd(order: OrderSummary, serverTime: number): Order {
  return { ...order, payUntilMs: payUntilMs(order.orderId, order.cancelTime, serverTime) };
}

/** Opening an order reads its news (home 4 "Unread"); lists and the red dot follow. */
export function noteOpened(orderId: OrderId): void {
  noteRead((page) => ({
    ...page,
    orders: page.orders.map((order) =>
      order.orderId === orderId ? { ...order, isUnread: false } : order,
    ),
  }));
}

/** As `noteOpened`, for a split of another buyer's order. */
export function noteSplitOpened(splitId: SplitId): void {
  noteRead((page) => ({
    ...page,
    splits: page.splits.map((split) =>
      split.splitId === splitId ? { ...split, isUnread: false } : split,
    ),
  }));
}

function noteRead(change: (page: OrderPage) => OrderPage): void {
  changeAll<OrderPages>([ORDER_LIST], (data) => ({ ...data, pages: data.pages.map(change) }));
  void queryClient.invalidateQueries({ queryKey: unreadKey });
}

/** The reply of a call that changed the order; the lists say the same at once. */
export function setOrder(data: OrderDetailData): OrderDetail {
  const detail = received(data);
  queryClient.setQueryData(orderDetailQuery(data.order.orderId).queryKey, detail);
  noteOrder(detail.order.orderId, detail.order);
  return detail;
}

/** What the reply of an own act says about an order: lists and its page say it before they are asked again. */
export function noteOrder(orderId: OrderId, news: Partial<OrderSummary>): void {
  changeOrder(
    ({ orderId: id }) => id === orderId,
    () => news,
  );
}

/** The visit has its review: nothing asks for one any more. */
export function noteReviewed(visitId: VisitId): void {
  changeOrder(
    ({ visitList }) => visitList.some((visit) => visit.visitId === visitId),
    ({ visitList }) => ({ visitList: visitList.filter((visit) => visit.visitId !== visitId) }),
  );
}

/** Changes the orders that are meant, in the lists and on their pages. Idempotent, as `changeAll` wants it. */
export function changeOrder(
  isMeant: (order: Order) => boolean,
  newsOf: (order: Order) => Partial<OrderSummary>,
): void {
  const change = (order: Order): Order => (isMeant(order) ? { ...order, ...newsOf(order) } : order);
  changeAll<OrderPages>([ORDER_LIST], (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, orders: page.orders.map(change) })),
  }));
  changeAll<OrderDetail>([orderDetail.path], (detail) => ({
    ...detail,
    order: change(detail.order),
  }));
}

/** After a purchase, a payment or a cancel: lists, orders and the red dot are asked for again. */
export function refreshOrders(): void {
  for (const queryKey of [[orderList.path], [orderDetail.path], unreadKey])
    void queryClient.invalidateQueries({ queryKey });
}
