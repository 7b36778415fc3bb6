/** The store's part of "usable now" (B6): hours and services. */
import type { ProductCard, StoreInfo } from '../../api/generated/types.ts';
import type { StoreTime } from '../opening-hours/store-time.ts';
import { type Span, weekSpans } from '../opening-hours/week.ts';
import { type Usable, usableNow } from '../usable-now/usable-now.ts';
import { servicesOf } from './services.ts';

type Store = Pick<StoreInfo, 'dayPartTimeList' | 'storeChannelList'>;
type Voucher = Pick<ProductCard, 'usage' | 'isSoldOut' | 'purchaseCode'>;

interface Moment {
  now: StoreTime;
  /** Undefined: position unknown. */
  distanceKm: number | undefined;
}

/** Builds the rule of one store once, for all its vouchers and every minute. */
export function voucherRule(
  { dayPartTimeList, storeChannelList }: Store,
  openWeek: readonly Span[],
) {
  const offeredServices = servicesOf(storeChannelList);
  const weekOf = weeksOfServices(dayPartTimeList, offeredServices);
  return ({ usage, isSoldOut, purchaseCode }: Voucher, { now, distanceKm }: Moment): Usable =>
    usableNow({
      usage,
      openWeek,
      serviceWeek: weekOf(usage.orderFoodTypeList),
      now,
      isSoldOut,
      purchaseCode,
      distanceKm,
      offeredServices,
    });
}

/** Hours of the services that a voucher covers and the store offers; memoised per set of services. */
function weeksOfServices(parts: StoreInfo['dayPartTimeList'], offered: readonly number[]) {
  const weeks = new Map<string, Span[]>();
  return (services: readonly number[]) => {
    const served = offered.length > 0 ? services.filter((one) => offered.includes(one)) : services;
    const key = served.join();
    const week = weeks.get(key) ?? weekSpans(parts, served);
    weeks.set(key, week);
    return week;
  };
}
