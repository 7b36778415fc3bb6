/** Prefetches a voucher and its first picture, the largest of the page, on pointerdown on a link to it. */
import { queryClient } from '../../api/query.ts';
import { routeParams } from '../links/routes.ts';
import { freshPoint } from '../location/fresh-point.ts';
import { voucherBody } from './address.ts';
import { loadFirstPicture } from './images.ts';
import { voucherQuery } from './voucher-query.ts';

/** `search` of a voucher's address. The page reports a failure. */
export function prefetchVoucher(search: string): void {
  const body = voucherBody(routeParams('groupCouponDetail', search), freshPoint());
  if (!body) return;
  queryClient.fetchQuery(voucherQuery(body)).then(
    ({ detail }) => loadFirstPicture(detail),
    () => undefined,
  );
}
