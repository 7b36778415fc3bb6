import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/errors.ts';
import type { StoreInfo } from '../../api/generated/types.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { type Thing, useThing } from '../failure/use-thing.ts';
import { freshPoint } from '../location/fresh-point.ts';
import { type StoreAddress, storeBody } from './address.ts';
import { storeQuery } from './store-query.ts';
import * as codes from '../../api/generated/codes.ts';
import type { FailureRow, FailureRows } from '../failure/failure-rows.ts';

const failed: FailureRow = {
  picture: 'error',
  title: 'merchant.loadFailed',
  note: 'merchant.loadFailedNote',
  says: 'all',
  action: 'retry',
};

/** Error page of the store by error code. Merchant 8, first four rows. */
export const STORE_FAILURES: FailureRows = {
  unnamed: { picture: 'notFound', title: 'merchant.invalidLink', action: 'wayOn' },
  byCode: new Map<string, FailureRow>([
    [codes.STORE_EXPIRED, { picture: 'doneToday', title: 'merchant.expiredView', action: 'wayOn' }],
    [
      codes.STORE_UNFINDABLE,
      { picture: 'notFound', title: 'merchant.cannotBeFound', action: 'wayOn' },
    ],
    [codes.STORE_ABSENT, { picture: 'notFound', title: 'merchant.storeNotExist', action: 'wayOn' }],
    // A server fault may be temporary; a refusal is not.
    [codes.INTERNAL, failed],
  ]),
  busy: {
    picture: 'busy',
    title: 'merchant.busyTitle',
    note: 'merchant.busyDescription',
    action: 'retry',
  },
  offline: {
    picture: 'offline',
    title: 'merchant.offlineTitle',
    note: 'merchant.offlineDescription',
    action: 'retry',
  },
  refused: { ...failed, action: 'wayOn' },
  failed,
};

/** The store of the address. Each failure is reported once. */
export function useStore(address: StoreAddress): Thing<StoreInfo> {
  const body = storeBody(address, freshPoint());
  const query = useQuery({
    ...storeQuery(body ?? { sourceType: 'CUSTOMER' }),
    enabled: body !== undefined,
  });
  const thing = useThing(query, {
    isNamed: body !== undefined,
    rows: STORE_FAILURES,
    reportAs: 'homepage/query_homepage_store_info',
  });
  const { data: store } = thing;

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

  return thing;
}

/** Merchant 5: missing review switches are reported. */
const SWITCHES = ['reviewEnable', 'reviewSwitch'] as const;

export function missingSwitches(
  store: Pick<StoreInfo, 'reviewEnable' | 'reviewSwitch'>,
): readonly (typeof SWITCHES)[number][] {
  return SWITCHES.filter((name) => (store[name] ?? undefined) === undefined);
}
