import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** Of the device: a logout removes what is the user's, and these are still to be cancelled then. */
export const storedNotices = storedKey('pendingRefundNotices', v.array(v.number()));
