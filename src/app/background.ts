/**
 * Idle work after the first screen has rendered. Not part of the
 * first load; none of it can fail a screen.
 */
import { reportDeviceAtStart } from '../features/device/report-device.ts';
import { registerPush } from '../features/device/push.ts';
import { watchLocationPermission } from '../features/location/watch-permission.ts';
import { watchErrors, reportLastFailure } from '../features/log/errors.ts';
import { followTelemetry } from '../features/log/page-log.ts';
import { watchNotices } from '../features/notifications/notices.ts';
import { askOnFirstTouchMove } from '../features/notifications/permission.ts';
import { watchSettingsLanguage } from '../features/preferences/choose-locale.ts';
import { remindOf, watchReminders } from '../features/reminders/reminders.ts';
import { startMonitoring } from '../features/remote-config/monitoring.ts';
import { tellPendingLogout } from '../session/end-session.ts';
import { watchWalletKey } from '../features/wallet/wallet-key.ts';
import { startPerformanceReport } from '../telemetry/performance.ts';
// What is kept of the wallet follows each act, wherever it is done.
import '../features/wallet/offline-wallet.ts';
import { pathnames } from '../paths.ts';
import { part } from '../ui/part.tsx';
import { statePicture } from '../ui/StateBlock.tsx';
import { pageScreens, tabScreens } from './late-screens.ts';
import { coming, loadPage } from './routes.tsx';
import { startServiceWorker } from './service-worker.ts';
import type { OfflineVoucher } from '../api/generated/types.ts';
import type { Ending } from '../features/reminders/plan.ts';
import { keptVouchers } from '../features/wallet/kept-vouchers.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { pickLocale } from '../i18n/locale.ts';
import { isPresent } from '../lib/present.ts';

/**
 * Screens that are one tap away: their code is there before the tap. A part that suspends then would
 * keep its fallback for 300 ms.
 */
export async function loadNextScreens(): Promise<void> {
  await Promise.all([pageScreens.load(), tabScreens.order.load(), tabScreens.account.load()]);
  await Promise.all([coming.load(), loadPage(pathnames.merchant)]);
  await loadPage(pathnames.groupCouponDetail);
}

const troublePictures = part(() => import('../ui/state-pictures.tsx'), 'loadTroublePictures');

/** None of them rejects. */
const jobs: readonly (() => void | Promise<void>)[] = [
  watchErrors,
  followTelemetry,
  reportLastFailure,
  reportDeviceAtStart,
  startPerformanceReport,
  startMonitoring,
  tellPendingLogout,
  askOnFirstTouchMove,
  watchLocationPermission,
  watchSettingsLanguage,
  watchNotices,
  watchReminders,
  watchWalletKey,
  remindOfWallet,
  registerPush,
  // Without a network these chunks are loaded on demand.
  () =>
    statePicture
      .load()
      .then(() => troublePictures.load())
      .then((loadAll) => loadAll())
      .then(loadNextScreens)
      .catch(() => undefined),
  startServiceWorker,
];

/** One task each: together they would block a tap. */
export function runBackground(): void {
  for (const job of jobs) setTimeout(() => void job());
}

/** Reminders are of what this device has kept of the wallet, whichever screen asked for it. B4. */
function remindOfWallet(): void {
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
