import * as v from 'valibot';
import { vPaidSplit } from '../../api/generated/calls/order-list.ts';
import { vOrderSummary } from '../../api/generated/shared/order-summary.ts';
import type { OrderFilter } from '../../api/generated/types.ts';
import { type Paged, usePages } from '../../api/use-pages.ts';
import {
  fetchOrders,
  type Order,
  ORDER_LIST,
  type OrderPage,
  type OrderPages,
} from './order-queries.ts';
import { storedOrders } from './stored-keys.ts';

export type OrderList = Paged<OrderPage, Order>;

const vKeptPage: v.GenericSchema<unknown, OrderPage> = v.object({
  orders: v.array(v.intersect([vOrderSummary, v.object({ payUntilMs: v.number() })])),
  // What an older version kept has none.
  splits: v.optional(v.array(vPaidSplit), []),
  hasMore: v.boolean(),
  leftOut: v.optional(v.number()),
  receivedAtMs: v.number(),
});

/** The page of an earlier visit; undefined when nothing readable is kept. */
export function keptOrders(): OrderPages | undefined {
  const read = v.safeParse(vKeptPage, storedOrders.get());
  return read.success ? { pages: [read.output], pageParams: [{ pageNo: 1 }] } : undefined;
}

/**
 * Newest first. Asked for again whenever it is shown or the app comes back: an order is paid,
 * closed or bought elsewhere too.
 */
export function useOrderList(filter: OrderFilter, isMember: boolean): OrderList {
  return usePages({
    key: [ORDER_LIST, filter],
    fetch: async ({ pageNo }, signal) => {
      const page = await fetchOrders(filter, pageNo, signal);
      if (filter === 'ALL' && pageNo === 1) storedOrders.set(page);
      return page;
    },
    items: (page) => page.orders,
    id: ({ orderId }) => orderId,
    isCounted: true,
    enabled: isMember,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    ...(filter === 'ALL' ? { kept: keptOrders } : {}),
  });
}
