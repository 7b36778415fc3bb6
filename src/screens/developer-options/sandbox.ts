import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import {
  queryJournal,
  querySandbox,
  release,
  resetSandbox,
  setClock,
  setFaults,
} from '../../api/generated/endpoints.ts';
import type { Fault, JournalEntry, ReleaseBody, SandboxState } from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { recoveryInterval } from '../../api/recovery.ts';
import { deviceId } from '../../features/device/device-id.ts';
import { text } from '../../i18n/i18n.ts';
import { forgetUser } from '../../session/keep-tokens.ts';
import { toast } from '../../ui/toast.ts';

const stateQuery = callQuery(querySandbox, {});

/** Replies come to be held, and go away, without a word to this screen. */
const holdIntervalMs = 2000;

function hasHold(state: SandboxState | undefined): boolean {
  if (!state) return false;
  return state.held.length > 0 || state.faults.some(({ kind }) => kind === 'hold');
}

export function useSandbox() {
  return useQuery({
    ...stateQuery,
    refetchInterval: (query) =>
      query.state.error === null && hasHold(query.state.data)
        ? holdIntervalMs
        : recoveryInterval(query),
  });
}

function keep(state: SandboxState): void {
  // One that was asked for before does not take it back.
  void queryClient.cancelQueries({ queryKey: stateQuery.queryKey });
  queryClient.setQueryData(stateQuery.queryKey, state);
}

type Change<Value> = UseMutationResult<SandboxState, Error, (before: Value) => Value>;

/** One after the other, each of what the one before has left: two quick taps are two steps. */
function useChange<Value>(
  valueOf: (state: SandboxState) => Value,
  send: (value: Value) => Promise<SandboxState>,
): Change<Value> {
  return useMutation({
    scope: { id: 'sandbox' },
    mutationFn: async (change: (before: Value) => Value) => {
      const known = await queryClient.fetchQuery({ ...stateQuery, staleTime: 'static' });
      return send(change(valueOf(known)));
    },
    onSuccess: keep,
  });
}

export function useChangeClock(): Change<number> {
  return useChange(
    (state) => state.clockOffsetMs,
    (offsetMs) => call(setClock, { offsetMs }),
  );
}

export function useChangeFaults(): Change<Fault[]> {
  return useChange(
    (state) => state.faults,
    (faults) => call(setFaults, { faults }),
  );
}

/** Lets go what is held by the fault of this path, or all, and takes the fault off. */
export function useRelease(): UseMutationResult<SandboxState, Error, ReleaseBody> {
  return useMutation({
    scope: { id: 'sandbox' },
    mutationFn: (body: ReleaseBody) => call(release, body),
    onSuccess: keep,
  });
}

const journalMax = 30;
/** Other devices' requests, and pictures, are among them. */
const journalReach = 500;

/** The latest calls of this device, newest first. */
export function useJournal() {
  return useQuery({
    queryKey: [queryJournal.path],
    queryFn: async ({ signal }): Promise<JournalEntry[]> => {
      const nothing = { after: Number.MAX_SAFE_INTEGER };
      const { last } = await call(queryJournal, nothing, { signal });
      const after = Math.max(0, last - journalReach);
      const { entries } = await call(queryJournal, { after, deviceId: deviceId() }, { signal });
      return entries.slice(-journalMax).reverse();
    },
    staleTime: 0,
  });
}

/**
 * The sandbox as it started. It knows nobody's tokens any more, so this device forgets its own, and
 * everything that the old sandbox said.
 */
export function useResetWorld(): UseMutationResult<SandboxState, Error, void> {
  return useMutation({
    scope: { id: 'sandbox' },
    mutationFn: () => call(resetSandbox, {}),
    onSuccess: (state) => {
      forgetUser();
      keep(state);
      toast(text('developer.worldDone'));
      // Not waited for: what is on the screen asks again, each with its own failure.
      void queryClient.resetQueries({
        predicate: ({ queryKey }) => queryKey[0] !== querySandbox.path,
      });
    },
  });
}

/** For developers: the kind says more than a friendly sentence. */
export function reasonOf(error: Error): string {
  return error instanceof ApiError
    ? [error.kind, error.code, error.message].filter(Boolean).join(' ')
    : error.message;
}
