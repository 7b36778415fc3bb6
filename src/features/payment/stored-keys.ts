import type { OrderId } from '../../api/generated/types.ts';
import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The order whose payment was begun and whose outcome is not known yet. Buying 5 "after a kill". */
export const storedOpenPayment = storedKey(
  'my.openPayment',
  v.object({
    orderId: v.string() as unknown as v.GenericSchema<unknown, OrderId>,
    cancelTime: v.number(),
  }),
);
