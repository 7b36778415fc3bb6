/**
 * Which stores the member keeps: one truth for cards, the store page and the list. Merchant 4
 * "Favourite".
 *
 * Invariant: nothing flips before the server has said yes, and then everything flips at once. The ids
 * lie in the query cache, which is emptied when another person comes and asked anew after a login.
 * What was done here while they were on their way, or could not be had, counts over what they say.
 */
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

/** Only this page and other devices change them; the page knows its own changes. */
const FRESH_MS = 5 * 60_000;
/** The list of `features/favourite/use-favourite-list.ts`. */
export const LIST_KEY = ['favourite-list'] as const;

const { queryKey } = callQuery(favouriteIds, {});

interface Change {
  isKept: boolean;
  /** Grows with each change and each fetch: which came first. */
  step: number;
}

interface Kept {
  changes: ReadonlyMap<string, Change>;
  /** As the server has them; undefined until they are there. */
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

function note(storeIds: readonly string[], isKept: boolean): void {
  steps += 1;
  const step = steps;
  const noted = storeIds.map((id) => [id, { isKept, step }] as const);
  change({ changes: new Map([...kept.get().changes, ...noted]) });
}

async function fetchIds(): Promise<ReadonlySet<string>> {
  steps += 1;
  const step = steps;
  const { businessIdList } = await call(favouriteIds, {});
  // What was changed before it was asked is in the answer.
  change({ changes: new Map([...kept.get().changes].filter(([, later]) => later.step > step)) });
  return new Set(businessIdList);
}

/** One for all hearts: a list has hundreds of them. */
function watch(): () => void {
  const options = () => ({
    queryKey,
    // Not given up when the last heart goes: the list of another place brings the next ones at once.
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

function isKept(storeId: string, given: boolean): boolean {
  const { changes, ids } = kept.get();
  return isLoggedIn() && (changes.get(storeId)?.isKept ?? ids?.has(storeId) ?? given);
}

/**
 * Whether the member keeps the store; false for visitors. `given` is what another reply says of it,
 * for as long as the ids are not there.
 */
export function useIsFavourite(storeId: string, given = false): boolean {
  return useSyncExternalStore(subscribe, () => isKept(storeId, given));
}

/** Keeps the store or lets it go; throws `ApiError`, and then nothing has changed. */
export async function setFavourite(storeId: string, isKept: boolean): Promise<void> {
  await (isKept
    ? call(saveFavourite, { businessIdList: [storeId], businessType: 'STORE' })
    : call(cancelFavourite, { businessId: storeId, businessType: 'STORE' }));
  note([storeId], isKept);
  forgetList();
}

/** Lets all of them go, 100 at most; throws `ApiError`, and then nothing has changed. */
export async function cancelFavourites(storeIds: readonly string[]): Promise<void> {
  await call(batchCancelFavourite, { businessIdList: [...storeIds], businessType: 'STORE' });
  note(storeIds, false);
  forgetList();
}

/** Takes back a cancel: keeps them again. Throws `ApiError`. */
export async function keepAgain(storeIds: readonly string[]): Promise<void> {
  await call(saveFavourite, { businessIdList: [...storeIds], businessType: 'STORE' });
  note(storeIds, true);
  forgetList();
}

/** The list shows what it has until it is opened again; so does a page of it that is on its way. */
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
