/**
 * Starts the call of a link to a voucher in the boot script, before React is loaded.
 *
 * Invariant: the body equals the page's, otherwise the request would be sent twice. No React imports.
 */
import { startCall } from '../../api/start-call.ts';
import { routeParams } from '../links/routes.ts';
import { freshPoint } from '../location/fresh-point.ts';
import { voucherBody } from './address.ts';
import { loadFirstPicture } from './images.ts';
import { voucherCall } from './voucher-query.ts';

/** As `startPage` of `store-page`. */
export async function startPage(show: (picture: HTMLImageElement) => void): Promise<void> {
  const body = voucherBody(routeParams('groupCouponDetail', location.search), freshPoint());
  if (!body) return;
  const picture = loadFirstPicture(await startCall({ endpoint: voucherCall(body), body }));
  if (!picture) return;
  await picture.decode();
  show(picture);
}
