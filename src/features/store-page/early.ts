/**
 * Starts the store request of a deep link in the boot script, before React is loaded.
 *
 * Invariant: the body equals the page's, otherwise the request would be sent twice. No React imports.
 */
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import { startCall } from '../../api/start-call.ts';
import { routeParams } from '../links/routes.ts';
import { freshPoint } from '../location/fresh-point.ts';
import { storeBody } from './address.ts';
import { loadFirstPicture } from './images.ts';

/**
 * Call once, after storage is open and the API's context is set. `show` gets the gallery's first picture
 * once loaded. Resolves when it is shown, or without one; rejects with the request or the picture, whose
 * failure the page handles by itself.
 */
export async function startPage(show: (picture: HTMLImageElement) => void): Promise<void> {
  const body = storeBody(routeParams('merchant', location.search), freshPoint());
  if (!body) return;
  const picture = loadFirstPicture(await startCall({ endpoint: queryHomepageStoreInfo, body }));
  if (!picture) return;
  await picture.decode();
  show(picture);
}
