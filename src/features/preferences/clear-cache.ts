import { queryClient } from '../../api/query.ts';
import { storage } from '../../storage/storage.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** The service worker's own; see vite.config.ts. */
export const pictureCacheName = 'pictures';
/** Also its own: of what users sent, kept for an hour. */
const photoCacheName = 'photos';

const cachedKeys = ['homeCards', 'homeStoreList', 'lastAddress'] as const;

/** An estimate of what `clearCache` would free, in bytes. */
export async function cacheSizeBytes(): Promise<number> {
  const lengths = storage.sizes();
  // A character of stored text is two bytes.
  const textBytes = cachedKeys.reduce((sum, key) => sum + 2 * (lengths.get(key) ?? 0), 0);
  return textBytes + (await pictureBytes());
}

async function pictureBytes(): Promise<number> {
  if (!('caches' in globalThis)) return 0;
  const all = await Promise.all([pictureCacheName, photoCacheName].map(bytesIn));
  return all.reduce((sum, size) => sum + size, 0);
}

async function bytesIn(cacheName: string): Promise<number> {
  if (!(await caches.has(cacheName))) return 0;
  const pictures = await (await caches.open(cacheName)).matchAll();
  const sizes = await Promise.all(pictures.map(async (reply) => (await reply.blob()).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Removes what can be loaded again: lists, cards, the address, pictures. Who is logged in, the
 * language, the theme and the app itself stay. What is on the screen stays until it is reloaded.
 */
export async function clearCache(): Promise<void> {
  for (const key of cachedKeys) storage.remove(key);
  try {
    if ('caches' in globalThis)
      for (const name of [pictureCacheName, photoCacheName]) await caches.delete(name);
  } catch (error) {
    reportProblem('preferences.clearCache', error);
  }
  await queryClient.invalidateQueries();
}
