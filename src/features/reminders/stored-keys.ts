import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The user wants to be reminded before vouchers end. */
export const storedWish = storedKey('my.reminders', v.boolean());
