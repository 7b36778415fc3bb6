/** The app's storage over a map, for tests of stored state. */
import { openStorage } from '../../src/storage/storage.ts';

/** Opens it again. `kept` is the disk, also for reading it afterwards. */
export async function openKept(kept: Map<string, string> = new Map()): Promise<void> {
  await openStorage({
    host: {
      read: () => Promise.resolve(new Map(kept)),
      write: (key, value) => Promise.resolve(void kept.set(key, value)),
      remove: (key) => Promise.resolve(void kept.delete(key)),
    },
    versionCode: '1',
    report: () => undefined,
  });
}
