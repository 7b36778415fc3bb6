/**
 * What this device keeps of a kind of lists, to be shown dated while they cannot be loaded: what stands
 * above them, and the first rows of the latest ones, for 24 hours (discovery 4, 8).
 *
 * Invariant: no price and no stock is kept: they would be shown when they may be wrong. A cache that is
 * missing, expired or broken is reported and never shown.
 */
import * as v from 'valibot';
import type { StoreEntry } from '../../api/generated/types.ts';
import { clock } from '../../lib/now.ts';
import type { StoredKey } from '../../storage/stored-key.ts';
import { type CacheFinding, tellCache } from './list-failures.ts';

export const KEPT_ROWS = 20;
export const KEPT_MS = 24 * 3_600_000;

const vAged = v.object({ atMs: v.number(), data: v.unknown() });
const vLists = v.object({ tabs: v.optional(vAged), lists: v.record(v.string(), vAged) });
type Lists = v.InferOutput<typeof vLists>;

/** Data, and when the server sent them, by this device. */
export interface Kept<Data> {
  data: Data;
  atMs: number;
}

type Schema<Data> = v.GenericSchema<unknown, Data>;

/** `most`: lists, the oldest of more go. */
export function listCache(key: StoredKey<unknown>, most: number) {
  function stored(): Lists | undefined {
    const parsed = v.safeParse(vLists, key.get());
    return parsed.success ? parsed.output : undefined;
  }

  function kept<Data>(
    find: (lists: Lists) => Lists['tabs'],
    schema: Schema<Data>,
  ): Kept<Data> | undefined {
    const given = key.get();
    if (given === undefined) return none('none');
    const lists = v.safeParse(vLists, given);
    if (!lists.success) return none('broken');
    const found = find(lists.output);
    if (!found) return none('none');
    const ageMs = clock.nowMs() - found.atMs;
    // From the future: the phone's clock was moved.
    if (ageMs < 0 || ageMs > KEPT_MS) return none('expired');
    const data = v.safeParse(schema, found.data);
    return data.success ? { data: data.output, atMs: found.atMs } : none('broken');
  }

  function none(finding: CacheFinding): undefined {
    tellCache(key.name, finding);
  }

  return {
    /** What stands above the lists. */
    keepTabs: (data: unknown): void =>
      key.set({ lists: stored()?.lists ?? {}, tabs: { atMs: clock.nowMs(), data } }),
    /** Replaces what was kept of this list. */
    keepList(id: string, data: unknown): void {
      const before = stored();
      const lists = Object.entries(before?.lists ?? {})
        .filter(([other]) => other !== id)
        .sort(([, one], [, other]) => other.atMs - one.atMs)
        .slice(0, most - 1);
      key.set({
        tabs: before?.tabs,
        lists: { ...Object.fromEntries(lists), [id]: { atMs: clock.nowMs(), data } },
      });
    },
    keptTabs: <Data>(schema: Schema<Data>) => kept(({ tabs }) => tabs, schema),
    keptList: <Data>(id: string, schema: Schema<Data>) => kept(({ lists }) => lists[id], schema),
  };
}

/** The first rows of a page, without what changes quickly. */
export function keptPage<Page extends { poiList: readonly StoreEntry[] }>(page: Page) {
  const poiList = page.poiList.slice(0, KEPT_ROWS).map((store) => ({ ...store, assetList: [] }));
  return { ...page, poiList, hasMore: false };
}

/** The kept first page of a list, as its query begins; `more`: fields that the page has of its call. */
export function keptPages<Data, Param, More extends object>(
  kept: Kept<Data> | undefined,
  first: Param,
  more: More,
): { pages: (Data & More & { keptAtMs: number })[]; pageParams: Param[] } | undefined {
  return kept && { pages: [{ ...kept.data, ...more, keptAtMs: kept.atMs }], pageParams: [first] };
}
