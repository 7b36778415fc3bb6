import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/errors.ts';
import type { StoreInfo } from '../../api/generated/types.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { freshPoint } from '../location/fresh-point.ts';
import { type StoreAddress, storeBody } from './address.ts';
import { missingSwitches } from './switches.ts';
import { NO_STORE_NAMED, storeProblem, type StoreProblem } from './store-problem.ts';
import { storeQuery } from './store-query.ts';

interface StoreState {
  store: StoreInfo | undefined;
  /** Only without cached data. */
  problem: StoreProblem | undefined;
  isBusy: boolean;
  retry: () => void;
}

/** The store of the address. Each failure is reported once. */
export function useStore(address: StoreAddress): StoreState {
  const body = storeBody(address, freshPoint());
  const query = useQuery({
    ...storeQuery(body ?? { sourceType: 'CUSTOMER' }),
    enabled: body !== undefined,
  });
  const { data: store, error } = query;

  useEffect(() => {
    if (error) reportProblem('homepage/query_homepage_store_info', error);
  }, [error]);

  useEffect(() => {
    if (!store) return;
    for (const name of missingSwitches(store)) {
      reportProblem(
        'homepage/query_homepage_store_info',
        new ApiError('malformed', '', `${name} is missing`),
      );
    }
    // Once per store, not per reply.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store?.storeId]);

  return {
    store,
    problem:
      body === undefined ? NO_STORE_NAMED : !store && error ? storeProblem(error) : undefined,
    isBusy: query.isFetching,
    retry: () => void query.refetch(),
  };
}
