/**
 * The web app's way out of a version that is too old, by a tap only: nothing here runs by itself, so a
 * server that still has the old files cannot make the page reload again and again.
 */
import { applyUpdate } from '../notices/apply-update.ts';
import { waitingVersion } from '../waiting-version.ts';

/** `none`: the server has no other version yet. */
export type UpdateOutcome = 'begun' | 'none' | 'offline';

export async function takeNewVersion(): Promise<UpdateOutcome> {
  if (waitingVersion.get()) {
    applyUpdate();
    return 'begun';
  }
  try {
    const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (!reply.ok) return 'offline';
    const registration = await controllingWorker();
    if (!registration) {
      location.reload();
      return 'begun';
    }
    // The worker serves the files that it has kept: reloading brings a new version after it has one.
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (!worker || !(await isInstalled(worker))) return 'none';
    waitingVersion.set(worker);
    applyUpdate();
    return 'begun';
  } catch {
    return 'offline';
  }
}

async function controllingWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** False when the new files could not be fetched. */
function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'redundant') resolve(false);
      else if (worker.state !== 'installing') resolve(true);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
