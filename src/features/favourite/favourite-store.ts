/**
 * The member's favourite store ids: single source of truth for cards, store page and list. Merchant 4
 * "Favourite".
 *
 * Invariant: not optimistic: nothing changes before the server has confirmed, then every heart changes
 * at once. The ids are in the query cache, which is cleared on a change of user and refetched after a
 * login. Local changes made while a fetch was in flight, or failed, override its result.
 */
import type { StoreId } from '../../api/generated/types.ts';
import { QueryObserver } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../../api/call.ts';
import { batchCancelFavourite } from '../../api/generated/calls/batch-cancel-favourite.ts';
import { cancelFavourite } from '../../api/generated/calls/cancel-favourite.ts';
import { favouriteIds } from '../../api/generated/calls/favourite-ids.ts';
import { saveFavourite } from '../../api/generated/calls/save-favourite.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { atom } from '../../lib/atom.ts';
import { personNumber } from '../../session/personal.ts';
import { isLoggedIn, onSessionChange } from '../../session/session.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** Long, as this page tracks its own changes: only other devices make more. */
const FRESH_MS = 5 * 60_000;
/** Cache key of `use-favourite-list.ts`. */
export const LIST_KEY = ['favourite-list'] as const;

const { queryKey } = callQuery(favouriteIds, {});

interface Change {
  isKept: boolean;
  /** Logical clock: incremented by each change and each fetch, to order them. */
  step: number;
}

interface Kept {
  changes: ReadonlyMap<string, Change>;
  /** What the server has; undefined until loaded. */
  ids: ReadonlySet<string> | undefined;
}

let steps = 0;
const kept = atom<Kept>({ changes: new Map(), ids: undefined });
let hearts = 0;
let stopWatching: (() => void) | undefined;

function change(part: Partial<Kept>): void {
  kept.set({ ...kept.get(), ...part });
}

personNumber.subscribe(() => change({ changes: new Map(), ids: undefined }));

function note(storeIds: readonly StoreId[], isKept: boolean): void {
  steps += 1;
  const step = steps;
  const noted = storeIds.map((id) => [id, { isKept, step }] as const);
  change({ changes: new Map([...kept.get().changes, ...noted]) });
}

async function fetchIds(): Promise<ReadonlySet<string>> {
  steps += 1;
  const step = steps;
  const { businessIdList } = await call(favouriteIds, {});
  // Changes from before the fetch are in its reply.
  change({ changes: new Map([...kept.get().changes].filter(([, later]) => later.step > step)) });
  return new Set(businessIdList);
}

/** One observer for all hearts: a list has hundreds. */
function watch(): () => void {
  const options = () => ({
    queryKey,
    // Without the signal, so not aborted when the last heart unmounts: the next list mounts new ones.
    queryFn: () => fetchIds(),
    enabled: isLoggedIn(),
    staleTime: FRESH_MS,
  });
  const observer = new QueryObserver(queryClient, options());
  const look = (): void => change({ ids: observer.getCurrentResult().data });
  const stopQuery = observer.subscribe(look);
  const stopSession = onSessionChange(() => {
    observer.setOptions(options());
    look();
  });
  look();
  return () => {
    stopQuery();
    stopSession();
  };
}

function subscribe(listener: () => void): () => void {
  const stop = kept.subscribe(listener);
  hearts += 1;
  stopWatching ??= watch();
  return () => {
    stop();
    hearts -= 1;
    if (hearts > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

function isKept(storeId: StoreId, given: boolean): boolean {
  const { changes, ids } = kept.get();
  return isLoggedIn() && (changes.get(storeId)?.isKept ?? ids?.has(storeId) ?? given);
}

/**
 * Whether the store is a favourite; false for visitors. `given`, from another reply, is used until the
 * ids are loaded.
 */
export function useIsFavourite(storeId: StoreId, given = false): boolean {
  return useSyncExternalStore(subscribe, () => isKept(storeId, given));
}

/** Adds or removes a favourite. Throws `ApiError`; nothing has changed then. */
export async function setFavourite(storeId: StoreId, isKept: boolean): Promise<void> {
  await (isKept
    ? call(saveFavourite, { businessIdList: [storeId], businessType: 'STORE' })
    : call(cancelFavourite, { businessId: storeId, businessType: 'STORE' }));
  note([storeId], isKept);
  forgetList();
}

/** Removes all of them, 100 at most. Throws `ApiError`; nothing has changed then. */
export async function cancelFavourites(storeIds: readonly StoreId[]): Promise<void> {
  await call(batchCancelFavourite, { businessIdList: [...storeIds], businessType: 'STORE' });
  note(storeIds, false);
  forgetList();
}

/** Undoes a removal. Throws `ApiError`. */
export async function keepAgain(storeIds: readonly StoreId[]): Promise<void> {
  await call(saveFavourite, { businessIdList: [...storeIds], businessType: 'STORE' });
  note(storeIds, true);
  forgetList();
}

/** Marks the list stale without a refetch, once more after a fetch in flight: it refreshes when opened. */
function forgetList(): void {
  const forget = (): Promise<void> =>
    queryClient
      .invalidateQueries({ queryKey: LIST_KEY, refetchType: 'none' })
      .catch((error: unknown) => reportProblem('favourite.list', error));
  void forget();
  queryClient
    .getQueryCache()
    .find({ queryKey: LIST_KEY })
    ?.promise?.then(forget, () => undefined);
}
