import { useEffect } from 'react';
import type { StoreInfo } from '../../api/generated/types.ts';
import { location } from '../location/location.ts';
import { distanceKm, freshPoint } from '../location/fresh-point.ts';
import { useLocationState } from '../location/use-location.ts';

/**
 * Kilometres from where the user is now; undefined while nobody knows. Not `storeDistance`: that is from
 * where the user was when the page was asked for, which a page that stays open outlives. Where the
 * permission stands the place is looked for; nobody is asked.
 */
export function useStoreDistance({ latitude, longitude }: StoreInfo): number | undefined {
  useLocationState();
  const point = freshPoint();
  const isKnown = point !== undefined;
  useEffect(() => {
    if (!isKnown) void location.freshen();
  }, [isKnown]);
  return point && distanceKm(point, { latitude, longitude });
}
