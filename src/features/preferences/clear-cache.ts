import { queryClient } from '../../api/query.ts';
import { storage } from '../../storage/storage.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** The service worker's own; see `pictureCacheName` in tools and vite.config.ts. */
export const pictureCacheName = 'pictures';

/**
 * Removes what can be loaded again: lists, cards, the address, pictures. Who is logged in, the
 * language, the theme and the app itself stay. What is on the screen stays until it is reloaded.
 */
export async function clearCache(): Promise<void> {
  storage.remove('homeCards');
  storage.remove('homeStoreList');
  storage.remove('lastAddress');
  try {
    if ('caches' in globalThis) await caches.delete(pictureCacheName);
  } catch (error) {
    reportProblem('preferences.clearCache', error);
  }
  await queryClient.invalidateQueries();
}
