/**
 * The call of a store that a link opened, started by the boot script before React is loaded.
 *
 * Invariant: the body is the page's own, else the answer would be fetched twice. Nothing of React is
 * imported here.
 */
import { send } from '../../api/call.ts';
import { keepEarly } from '../../api/early.ts';
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import { freshPoint } from '../location/fresh-point.ts';
import { storeAddress, storeBody } from './address.ts';
import { loadFirstPicture } from './first-picture.ts';

/**
 * Call once, after storage is open and the API's context is set. `show` gets the gallery's first picture
 * when it has loaded. Settles when it is shown, or when there is none; rejects with the call or the
 * picture, of which the page hears by itself.
 */
export async function startStore(show: (picture: HTMLImageElement) => void): Promise<void> {
  const body = storeBody(storeAddress(location.search), freshPoint());
  if (!body) return;
  const reply = send(queryHomepageStoreInfo, body);
  keepEarly(queryHomepageStoreInfo.path, body, reply);
  const picture = loadFirstPicture(await reply);
  if (!picture) return;
  await picture.decode();
  show(picture);
}
