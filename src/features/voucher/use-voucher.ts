import { useQuery } from '@tanstack/react-query';
import { type Thing, useThing } from '../failure/use-thing.ts';
import { freshPoint } from '../location/fresh-point.ts';
import { type VoucherAddress, voucherBody } from './address.ts';
import { type Voucher, voucherQuery } from './voucher-query.ts';
import * as codes from '../../api/generated/codes.ts';
import { type FailureRow, type FailureRows, USUAL_ROWS } from '../failure/failure-rows.ts';

const failed: FailureRow = {
  picture: 'error',
  title: 'voucher.loadFailed',
  note: 'voucher.loadFailedNote',
  action: 'retry',
};

/** Why there is no voucher to show. Buying 3 codes, home 5. */
export const VOUCHER_FAILURES: FailureRows = {
  ...USUAL_ROWS,
  unnamed: {
    picture: 'notFound',
    title: 'voucher.unnamed',
    note: 'voucher.unnamedNote',
    action: 'wayOn',
  },
  byCode: new Map<string, FailureRow>([
    // What has gone must not look buyable.
    [
      codes.WITHDRAWN,
      {
        picture: 'doneToday',
        title: 'voucher.withdrawn',
        note: 'voucher.withdrawnNote',
        says: 'title',
        action: 'wayOn',
        drops: true,
      },
    ],
    [
      codes.COUPON_ENDED,
      {
        picture: 'notFound',
        title: 'voucher.linkExpired',
        note: 'voucher.linkExpiredNote',
        says: 'title',
        action: 'wayOn',
        drops: true,
      },
    ],
    [codes.INTERNAL, failed],
  ]),
  refused: { ...failed, says: 'title', action: 'wayOn' },
  failed,
};

/** The voucher of the address. Each failure is reported once. */
export function useVoucher(address: VoucherAddress): Thing<Voucher> {
  const body = voucherBody(address, freshPoint());
  const query = useQuery({
    ...voucherQuery(body ?? { skuId: '' }),
    enabled: body !== undefined,
  });
  return useThing(query, {
    isNamed: body !== undefined,
    rows: VOUCHER_FAILURES,
    reportAs: 'local_life/product/detail',
  });
}
