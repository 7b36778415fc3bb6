/**
 * The service worker of the web build: registers it, reports a waiting update, activates it.
 *
 * Invariants: only in a production web build (in the shell an old one would serve old screens, so
 * there any is removed); the one address that the trusted-types policy `app-sw` lets through is our
 * own; a new version takes over only when the user agrees, because a page in use would lose its
 * chunks. What is cached is decided in vite.config.ts: the app's own files and pictures, never a reply
 * of the API.
 */
import { pictureCacheName } from '../features/preferences/clear-cache.ts';
import { reportProblem } from '../telemetry/report.ts';
import { waitingVersion } from './waiting-version.ts';

const workerPath = '/sw.js';
const checkEveryMs = 60 * 60 * 1000;

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

function trustedWorkerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return workerPath;
  const policy = trustedTypes.createPolicy('app-sw', {
    createScriptURL(url) {
      if (url !== workerPath) throw new TypeError('not the service worker');
      return url;
    },
  });
  return policy.createScriptURL(workerPath);
}

function watch(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first install, not an update.
  const isUpdate = (): boolean => navigator.serviceWorker.controller !== null;
  if (registration.waiting && isUpdate()) waitingVersion.set(registration.waiting);
  const follow = (): void => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate()) waitingVersion.set(worker);
    });
  };
  // An update may have been found before the listener below was added.
  follow();
  registration.addEventListener('updatefound', follow);
  const check = (): void => {
    registration.update().catch(() => undefined);
  };
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/**
 * The pictures of the very first page came before there was a worker to keep them. They are in the
 * browser's own cache still, so this costs nothing, and the first start offline has them.
 */
async function keepShownPictures(): Promise<void> {
  const shown = Array.from(document.images, ({ currentSrc }) => currentSrc).filter((src) =>
    isDrawn(src),
  );
  const cache = await caches.open(pictureCacheName);
  await cache.addAll([...new Set(shown)]);
}

/** Not a user's photo: those can be deleted, and the worker keeps them for an hour only. */
function isDrawn(src: string): boolean {
  const images = `${location.origin}/img/`;
  return src.startsWith(images) && !src.startsWith(`${images}u/`);
}

/** Workers of older versions kept photos of users with the other pictures, for good. */
async function forgetPhotos(): Promise<void> {
  const cache = await caches.open(pictureCacheName);
  const photos = (await cache.keys()).filter(({ url }) =>
    new URL(url).pathname.startsWith('/img/u/'),
  );
  for (const photo of photos) await cache.delete(photo);
}

async function removeAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/** Call once the page is loaded and idle. Never throws: the app works without. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if (__APP_BUILD__) await removeAll();
    else if (import.meta.env.PROD) {
      const isFirst = navigator.serviceWorker.controller === null;
      watch(await navigator.serviceWorker.register(trustedWorkerUrl(), { scope: '/' }));
      if (isFirst) await keepShownPictures();
      else await forgetPhotos();
    }
  } catch (error) {
    reportProblem('app.serviceWorker', error);
  }
}
