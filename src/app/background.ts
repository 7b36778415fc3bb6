/** What the app does when nothing else is to do, after the first screen stands. None of it can fail a screen. */
import { reportDevice } from '../features/device/report-device.ts';
import { watchInstallOffer } from '../features/install/prompt.ts';
import { loadStatePictures } from '../ui/StateBlock.tsx';
import { startServiceWorker } from './service-worker.ts';

const quietMs = 2000;

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
}

/** Screens that are one tap away: their code is there before the tap. */
async function loadNextScreens(): Promise<void> {
  await Promise.all([
    import('../screens/coming/ComingScreen.tsx'),
    import('../screens/order/OrderScreen.tsx'),
    import('../screens/account/AccountScreen.tsx'),
  ]);
}

function start(): void {
  // Without the network these chunks come when they are asked for.
  loadStatePictures()
    .then(loadNextScreens)
    .catch(() => undefined);
  void reportDevice();
  void startServiceWorker();
}

/** Call once. Waits for the page's load and then for a quiet moment. */
export function startBackground(): () => void {
  const stopWatching = watchInstallOffer();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    timer = setTimeout(() => whenIdle(start), quietMs);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
  return () => {
    stopWatching();
    clearTimeout(timer);
    window.removeEventListener('load', later);
  };
}
