/**
 * Data that released versions stored on devices, read by this one. `stored/<versionCode>.json` is what
 * that version wrote, key by key; a file is never edited after its release, and a new key gets its
 * value in the file of the version that introduces it.
 */
import { asId } from '../../src/api/ids.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedLogin } from '../../src/features/login/pending.ts';
import { draftIndex, draftOf } from '../../src/features/review-write/drafts.ts';
import { clock } from '../../src/lib/now.ts';
import { isOfUser, openStorage } from '../../src/storage/storage.ts';
import { storedKeys } from '../support/stored-keys.ts';

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

it('these are all keys: a released name never changes', () => {
  const rows = storedKeys.map(({ owner, key: { name, maxLength, version } }) =>
    [name, owner, isOfUser(name) ? 'user' : 'device', maxLength, version ? 'versioned' : ''].join(
      ' ',
    ),
  );
  expect(rows.map((row) => row.trim()).sort()).toMatchSnapshot();
});

beforeEach(() => report.mockClear());

it('every stored key has a value written by a release', () => {
  const written = new Set(releases.flatMap((release) => Object.keys(storedBy(release))));
  expect(storedKeys.map(({ key }) => key.name).filter((name) => !written.has(name))).toEqual([]);
});

describe.each(releases)('what %s left on a device', (release) => {
  const stored = storedBy(release);
  const written = storedKeys.map(({ key }) => key).filter(({ name }) => name in stored);
  const lasting = written.filter(({ version }) => !version);
  const versioned = written.filter(({ version }) => version);

  it.each(lasting)(
    '$name is read as it was written, by this release and later ones',
    async (key) => {
      for (const versionCode of [release, NEXT_VERSION]) {
        await openAs(versionCode, release);
        expect(key.get()).toEqual(stored[key.name]);
      }
      expect(report).not.toHaveBeenCalled();
    },
  );

  it.each(versioned)(
    '$name is read by the same version, and makes room for a later one',
    async (key) => {
      await openAs(release, release);
      expect(key.get()).toEqual((stored[key.name] as { value: unknown }).value);
      const kept = await openAs(NEXT_VERSION, release);
      expect(key.get()).toBeUndefined();
      expect(kept.has(key.name)).toBe(false);
      expect(report).not.toHaveBeenCalled();
    },
  );

  it('a stored draft can be continued', async () => {
    await openAs(NEXT_VERSION, release);
    expect(draftIndex().map(({ storeId }) => storeId)).toEqual(['S1']);
    expect(draftOf(asId('S1'))).toEqual(stored['my.draft_S1']);
  });

  it('a login waiting for its code continues before it expires', async () => {
    await openAs(NEXT_VERSION, release);
    const { sent } = stored['my.pendingLogin'] as { sent: { expiresAtMs: number } };
    vi.spyOn(clock, 'nowMs').mockReturnValue(sent.expiresAtMs - 1000);
    expect(storedLogin()).toEqual(stored['my.pendingLogin']);
    vi.restoreAllMocks();
  });
});
