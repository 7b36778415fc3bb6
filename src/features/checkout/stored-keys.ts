import { storedKey } from '../../storage/stored-key.ts';
import { vOrderAttempts } from './order-attempts.ts';

/** Orders that were asked for. In user scope, so that all tabs share it and a logout removes it. */
export const storedCheckout = storedKey('my.checkout', vOrderAttempts);
