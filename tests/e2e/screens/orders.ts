/** The user's orders: the tab, and the page of an order. */
import type { Row } from './row.ts';

export const orderRows: readonly Row[] = [
  { name: 'order-visitor', routes: ['order'], says: 'order.visitorTitle' },
  { name: 'order-detail-visitor', routes: ['groupCouponOrderDetail'], says: 'order.visitorTitle' },
];
