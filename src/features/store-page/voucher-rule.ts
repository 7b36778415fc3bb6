/** What one store adds to "usable now" (B6) of its vouchers: its hours and services. */
import type { ProductCard, StoreInfo } from '../../api/generated/types.ts';
import type { StoreTime } from '../opening-hours/store-time.ts';
import { type Span, weekSpans } from '../opening-hours/week.ts';
import { type Usable, usableNow } from '../usable-now/usable-now.ts';
import { servicesOf } from './services.ts';

type Store = Pick<StoreInfo, 'dayPartTimeList' | 'storeChannelList'>;
type Voucher = Pick<ProductCard, 'usage' | 'isSoldOut' | 'purchaseCode'>;

interface Moment {
  now: StoreTime;
  /** Undefined: nobody knows where the user is. */
  distanceKm: number | undefined;
}

/** The rule of one store with its opening hours, made once for all its vouchers and minutes. */
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

/** The hours of the services that a voucher is for, of those that the store offers; each set of them once. */
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
