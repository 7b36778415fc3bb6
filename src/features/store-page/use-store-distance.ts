import { useEffect } from 'react';
import type { StoreInfo } from '../../api/generated/types.ts';
import { location, useLocationState } from '../location/location.ts';
import { distanceKm, freshPoint } from '../location/fresh-point.ts';

/**
 * Kilometres from the current position; undefined while unknown. Not `storeDistance`, which is from the
 * position at request time and goes stale on an open page. Locates only with a permission already granted.
 */
export function useStoreDistance({
  latitude,
  longitude,
}: Pick<StoreInfo, 'latitude' | 'longitude'>): number | undefined {
  useLocationState();
  const point = freshPoint();
  const isKnown = point !== undefined;
  useEffect(() => {
    if (!isKnown) void location.freshen();
  }, [isKnown]);
  return point && distanceKm(point, { latitude, longitude });
}
