import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** A browser has asked about notifications by itself; it does so once. */
export const storedNotificationAsked = storedKey('notificationAsked', v.boolean());
