/**
 * What the app does when nothing else is to do, after the first screen stands. Not part of the
 * first load; none of it can fail a screen.
 */
import { reportDevice } from '../features/device/report-device.ts';
import { registerPush } from '../features/device/push.ts';
import { watchLocationPermission } from '../features/location/watch-permission.ts';
import { askOnFirstTouchMove } from '../features/notifications/permission.ts';
import { startMonitoring } from '../features/remote-config/monitoring.ts';
import { tellPendingLogout } from '../session/end-session.ts';
import { startPerformanceReport } from '../telemetry/performance.ts';
import { withTexts } from '../i18n/i18n.ts';
import { pathnames } from '../paths.ts';
import { loadStatePictures } from '../ui/StateBlock.tsx';
import { pagesPart } from './frame/pages-part.ts';
import { startServiceWorker } from './service-worker.ts';
import { tabScreens } from './tab-screens.ts';

/** Screens that are one tap away: their code is there before the tap. */
async function loadNextScreens(): Promise<void> {
  await Promise.all([pagesPart.load(), tabScreens.order.load(), tabScreens.account.load()]);
  await withTexts(() => import('./routes.tsx')).then(({ coming, loadPage }) =>
    Promise.all([
      coming.load(),
      loadPage(pathnames.merchant),
      // A finger on a store's card asks for its data at once.
      import('../features/store-page/prefetch.ts'),
    ]),
  );
}

/** None of them rejects. */
const jobs: readonly (() => void | Promise<void>)[] = [
  reportDevice,
  startPerformanceReport,
  startMonitoring,
  tellPendingLogout,
  askOnFirstTouchMove,
  watchLocationPermission,
  registerPush,
  // Without the network these chunks come when they are asked for.
  () =>
    loadStatePictures()
      .then(loadNextScreens)
      .catch(() => undefined),
  startServiceWorker,
];

/** Each in a task of its own: together they would block a tap. */
export function runBackground(): void {
  for (const job of jobs) setTimeout(() => void job());
}
