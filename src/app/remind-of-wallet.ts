/** Reminders are of what this device has kept of the wallet, whichever screen asked for it. B4. */
import type { OfflineVoucher } from '../api/generated/types.ts';
import type { Ending } from '../features/reminders/plan.ts';
import { remindOf } from '../features/reminders/reminders.ts';
import { keptVouchers } from '../features/wallet/kept-vouchers.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { pickLocale } from '../i18n/pick-locale.ts';
import { isPresent } from '../lib/present.ts';

/** Call once. */
export function remindOfWallet(): void {
  const follow = (vouchers: readonly OfflineVoucher[] | undefined): void => {
    if (vouchers) remindOf(vouchers.flatMap(endingOf));
  };
  // The wallet may have been the first screen.
  follow(keptVouchers.get());
  keptVouchers.subscribe(follow);
}

/** None for what waits to be claimed as a gift: it is not the giver's to use. */
function endingOf({ detail: { coupon, bought } }: OfflineVoucher): Ending[] {
  const { couponId, name, state, validStart, validEnd, gift } = coupon;
  if (!isPresent(couponId) || gift?.status === 'WAITING') return [];
  return [
    {
      couponId,
      name: pickLocale(name, currentLocale()) ?? '',
      validEnd,
      ...(state === 'not_effective' && { validStart }),
      ...(isPresent(bought?.moneyBack) && {
        comesBack: bought.moneyBack.way === 'UNKNOWN' ? 'ASKS' : 'SURE',
      }),
    },
  ];
}
