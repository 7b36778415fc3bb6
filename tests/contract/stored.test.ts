/**
 * Data that released versions stored on devices, read by this one. `stored/<versionCode>.json` is what
 * that version wrote, key by key; a file is never edited after its release, and a new key gets its
 * value in the file of the version that introduces it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedLogin } from '../../src/features/login/pending.ts';
import { draftIndex, draftOf } from '../../src/features/review-write/drafts.ts';
import { clock } from '../../src/lib/now.ts';
import { laterFamilies, laterSchema, type LaterKey } from '../../src/storage/later-schema.ts';
import { laterFamily, laterKeyText, laterStorage } from '../../src/storage/later.ts';
import { type StorageEntry, type StorageKey, storageSchema } from '../../src/storage/schema.ts';
import { openStorage, storage } from '../../src/storage/storage.ts';

const folder = 'tests/contract/stored';
const releases = readdirSync(folder).map((name) => name.replace('.json', ''));
const NEXT_VERSION = '999000000';
const report = vi.fn();

type Stored = Readonly<Record<string, unknown>>;

function storedBy(release: string): Stored {
  return JSON.parse(readFileSync(`${folder}/${release}.json`, 'utf8')) as Stored;
}

/** Opens the storage of a device with `release`'s data; returns its content afterwards. */
async function openAs(versionCode: string, release: string): Promise<Map<string, string>> {
  const kept = new Map(
    Object.entries(storedBy(release)).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  await openStorage({
    host: {
      read: () => Promise.resolve(new Map(kept)),
      write: (key, value) => Promise.resolve(void kept.set(key, value)),
      remove: (key) => Promise.resolve(void kept.delete(key)),
    },
    versionCode,
    report,
  });
  return kept;
}

interface Row {
  key: string;
  entry: StorageEntry<unknown>;
  read: () => unknown;
}

const firstRows: Row[] = Object.entries(storageSchema).map(([key, entry]) => ({
  key,
  entry,
  read: () => storage.get(key as StorageKey),
}));
const laterRows: Row[] = Object.entries(laterSchema).map(([key, entry]) => ({
  key: laterKeyText(key as LaterKey),
  entry,
  read: () => laterStorage.get(key as LaterKey),
}));
const draftRow: Row = {
  key: 'my.draft_S1',
  entry: laterFamilies.draft,
  read: () => laterFamily('draft').get('S1'),
};
const rows = [...firstRows, ...laterRows, draftRow];

beforeEach(() => report.mockClear());

it('every stored key has a value written by a release', () => {
  const written = new Set(releases.flatMap((release) => Object.keys(storedBy(release))));
  expect(rows.map(({ key }) => key).filter((key) => !written.has(key))).toEqual([]);
});

describe.each(releases)('what %s left on a device', (release) => {
  const stored = storedBy(release);
  const written = rows.filter(({ key }) => key in stored);
  const lasting = written.filter(({ entry }) => !entry.version);
  const versioned = written.filter(({ entry }) => entry.version);

  it.each(lasting)(
    '$key is read as it was written, by this release and later ones',
    async (row) => {
      for (const versionCode of [release, NEXT_VERSION]) {
        await openAs(versionCode, release);
        expect(row.read()).toEqual(stored[row.key]);
      }
      expect(report).not.toHaveBeenCalled();
    },
  );

  it.each(versioned)(
    '$key is read by the same version, and makes room for a later one',
    async (row) => {
      await openAs(release, release);
      expect(row.read()).toEqual((stored[row.key] as { value: unknown }).value);
      const kept = await openAs(NEXT_VERSION, release);
      expect(row.read()).toBeUndefined();
      expect(kept.has(row.key)).toBe(false);
      expect(report).not.toHaveBeenCalled();
    },
  );

  it('a stored draft can be continued', async () => {
    await openAs(NEXT_VERSION, release);
    expect(draftIndex().map(({ storeId }) => storeId)).toEqual(['S1']);
    expect(draftOf('S1')).toEqual(stored['my.draft_S1']);
  });

  it('a login waiting for its code continues before it expires', async () => {
    await openAs(NEXT_VERSION, release);
    const { sent } = stored['my.pendingLogin'] as { sent: { expiresAtMs: number } };
    vi.spyOn(clock, 'nowMs').mockReturnValue(sent.expiresAtMs - 1000);
    expect(storedLogin()).toEqual(stored['my.pendingLogin']);
    vi.restoreAllMocks();
  });
});
