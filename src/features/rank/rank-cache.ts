/**
 * What this device keeps of the rankings: 5 ranks with 20 rows each, for 24 hours (discovery 4).
 *
 * Invariant: no price and no stock is kept: they would be shown when they may be wrong. A cache that is
 * missing, expired or broken is reported and never shown.
 */
import * as v from 'valibot';
import type { RankListData, StoreEntry } from '../../api/generated/types.ts';
import { clock } from '../../lib/now.ts';
import { type CacheFinding, tellCache } from '../store-list/list-failures.ts';
import { storedRanks } from './stored-keys.ts';

export const KEPT_RANKS = 5;
export const KEPT_ROWS = 20;
export const KEPT_MS = 24 * 3_600_000;

const vAged = v.object({ atMs: v.number(), data: v.unknown() });
const vRanks = v.object({ tabs: v.optional(vAged), lists: v.record(v.string(), vAged) });
type Ranks = v.InferOutput<typeof vRanks>;

/** Data, and when the server sent them, by this device. */
export interface Kept<Data> {
  data: Data;
  atMs: number;
}

function stored(): Ranks | undefined {
  const parsed = v.safeParse(vRanks, storedRanks.get());
  return parsed.success ? parsed.output : undefined;
}

export function keepTabs(data: RankListData): void {
  storedRanks.set({ lists: stored()?.lists ?? {}, tabs: { atMs: clock.nowMs(), data } });
}

/** Replaces what was kept of this rank; the oldest of more than five goes. */
export function keepRank(
  rankId: string,
  page: { poiList: readonly StoreEntry[]; hasMore: boolean },
): void {
  const before = stored();
  const poiList = page.poiList.slice(0, KEPT_ROWS).map((store) => ({ ...store, assetList: [] }));
  const data = { ...page, poiList, hasMore: false };
  const lists = Object.entries(before?.lists ?? {})
    .filter(([other]) => other !== rankId)
    .sort(([, one], [, other]) => other.atMs - one.atMs)
    .slice(0, KEPT_RANKS - 1);
  storedRanks.set({
    tabs: before?.tabs,
    lists: { ...Object.fromEntries(lists), [rankId]: { atMs: clock.nowMs(), data } },
  });
}

export const keptTabs = <Data>(schema: v.GenericSchema<unknown, Data>) =>
  kept(({ tabs }) => tabs, schema);

export const keptRank = <Data>(rankId: string, schema: v.GenericSchema<unknown, Data>) =>
  kept(({ lists }) => lists[rankId], schema);

function kept<Data>(
  find: (ranks: Ranks) => Ranks['tabs'],
  schema: v.GenericSchema<unknown, Data>,
): Kept<Data> | undefined {
  const given = storedRanks.get();
  if (given === undefined) return none('none');
  const ranks = v.safeParse(vRanks, given);
  if (!ranks.success) return none('broken');
  const found = find(ranks.output);
  if (!found) return none('none');
  const ageMs = clock.nowMs() - found.atMs;
  // From the future: the phone's clock was moved.
  if (ageMs < 0 || ageMs > KEPT_MS) return none('expired');
  const data = v.safeParse(schema, found.data);
  return data.success ? { data: data.output, atMs: found.atMs } : none('broken');
}

function none(finding: CacheFinding): undefined {
  tellCache(storedRanks.name, finding);
}
