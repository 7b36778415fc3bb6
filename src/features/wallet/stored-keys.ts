import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** What can be used, for a start without a network: no codes (`offline-wallet.ts`). Validated again on reading. */
export const storedCoupons = storedKey('my.coupons', v.unknown(), {
  maxLength: 131_072,
  version: true,
});

/** Vouchers with their codes, encrypted (`offline-wallet.ts`): base64 of nonce and data. Buying 6. */
export const storedWallet = storedKey(
  'my.wallet',
  v.object({ nonce: v.string(), data: v.string() }),
  { maxLength: 524_288, version: true },
);

/** Ids of vouchers that left after what is kept was asked for: written at once, where the kept ones need their key. */
export const storedLeft = storedKey('my.walletLeft', v.array(v.string()), {
  maxLength: 8_192,
  version: true,
});
