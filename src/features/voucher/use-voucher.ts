import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnanswered } from '../../api/errors.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { freshPoint } from '../location/fresh-point.ts';
import { type VoucherAddress, voucherBody } from './address.ts';
import {
  isGone,
  NO_VOUCHER_NAMED,
  voucherProblem,
  type VoucherProblem,
} from './voucher-problem.ts';
import { type Voucher, voucherQuery } from './voucher-query.ts';

interface VoucherState {
  voucher: Voucher | undefined;
  problem: VoucherProblem | undefined;
  /** What is shown is older: the server did not answer. */
  isOffline: boolean;
  isBusy: boolean;
  askAgain: () => void;
}

/** The voucher of the address. Each failure is reported once. */
export function useVoucher(address: VoucherAddress): VoucherState {
  const body = voucherBody(address, freshPoint());
  const query = useQuery({
    ...voucherQuery(body ?? { skuId: '' }),
    enabled: body !== undefined,
  });
  const { data, error } = query;

  useEffect(() => {
    if (error) reportProblem('local_life/product/detail', error);
  }, [error]);

  const hasProblem = error !== null && (data === undefined || isGone(error));
  return {
    voucher: hasProblem ? undefined : data,
    problem: body === undefined ? NO_VOUCHER_NAMED : hasProblem ? voucherProblem(error) : undefined,
    isOffline: isUnanswered(error),
    isBusy: query.isFetching,
    // A page that was opened from the cache may be asking already.
    askAgain: () => void query.refetch({ cancelRefetch: false }),
  };
}
