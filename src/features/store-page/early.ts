/**
 * The call of a store that a link opened, started by the boot script before React is loaded.
 *
 * Invariant: the body is the page's own, else the answer would be fetched twice. Nothing of React is
 * imported here.
 */
import { send } from '../../api/call.ts';
import { keepEarly } from '../../api/early.ts';
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import { storeAddress, storeBody } from './address.ts';
import { loadFirstPicture } from './first-picture.ts';
import { knownPoint } from './known-point.ts';

/** Call once, after storage is open and the API's context is set. */
export function startStore(): void {
  const body = storeBody(storeAddress(location.search), knownPoint());
  if (!body) return;
  const reply = send(queryHomepageStoreInfo, body);
  keepEarly(queryHomepageStoreInfo.path, body, reply);
  // Whoever takes the early promise hears of the failure.
  reply.then(loadFirstPicture, () => undefined);
}
