import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** First page of what can be used, for a start without a network: no codes. Validated again on reading. */
export const storedCoupons = storedKey('my.coupons', v.unknown(), {
  maxLength: 131_072,
  version: true,
});
