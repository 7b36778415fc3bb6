import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The server keeps a gift's link as a hash only: this device can send it again. The newest last. */
export const storedGiftLinks = storedKey(
  'my.giftLinks',
  v.array(v.object({ giftId: v.string(), token: v.string(), untilMs: v.number() })),
);
