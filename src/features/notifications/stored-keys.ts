import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';
import { KINDS } from './allot.ts';

/** A browser has asked about notifications by itself; it does so once. */
export const storedNotificationAsked = storedKey('notificationAsked', v.boolean());

/** Of the device: a logout removes what is the user's, and these are still to be cancelled then. */
export const storedPending = storedKey(
  'pendingNotices',
  v.array(v.object({ kind: v.picklist(KINDS), key: v.string(), atMs: v.number(), id: v.number() })),
  { maxLength: 16_384 },
);
