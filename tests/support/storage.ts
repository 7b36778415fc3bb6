/** The app's storage over a map, for tests of what keeps something in it. */
import { openStorage } from '../../src/storage/storage.ts';

/** Opens it anew. `kept` is what the disk holds, and what a test finds there afterwards. */
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
