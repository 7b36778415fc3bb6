import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** First page of all orders, for a start without a network. Validated again on reading. */
export const storedOrders = storedKey('my.orders', v.unknown(), {
  maxLength: 131_072,
  version: true,
});
