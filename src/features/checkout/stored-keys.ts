import { storedKey } from '../../storage/stored-key.ts';
import { vKeptWishes } from './wish.ts';

/** Orders that were asked for. In user scope, so that all tabs share it and a logout removes it. */
export const storedCheckout = storedKey('my.checkout', vKeptWishes);
