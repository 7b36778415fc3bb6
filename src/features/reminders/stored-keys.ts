import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The user wants to be reminded before vouchers end. */
export const storedWish = storedKey('my.reminders', v.boolean());

/** Of the device: a logout removes what is the user's, and these are still to be cancelled then. */
export const storedPending = storedKey('pendingReminders', v.array(v.number()));
