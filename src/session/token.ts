/** The tokens themselves, apart from React so that the boot script can use them. Only for `api` and `session`. */
import { storage } from '../storage/storage.ts';

/** The access token for the request core; undefined for a visitor. */
export function accessToken(): string | undefined {
  return storage.get('tokenInfo')?.accessToken;
}
