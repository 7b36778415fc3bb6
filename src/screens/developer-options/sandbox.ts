import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { queryJournal } from '../../api/generated/calls/query-journal.ts';
import { querySandbox } from '../../api/generated/calls/query-sandbox.ts';
import { release } from '../../api/generated/calls/release.ts';
import { resetSandbox } from '../../api/generated/calls/reset-sandbox.ts';
import { setClock } from '../../api/generated/calls/set-clock.ts';
import { setFaults } from '../../api/generated/calls/set-faults.ts';
import type { Fault, JournalEntry, ReleaseBody, SandboxState } from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { recoveryInterval } from '../../api/recovery.ts';
import { deviceId } from '../../features/device/device-id.ts';
import { text } from '../../i18n/i18n.ts';
import { forgetUser } from '../../session/keep-tokens.ts';
import { toast } from '../../ui/toast.ts';

const stateQuery = callQuery(querySandbox, {});

/** Polling: no event says that a reply is held or released. */
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
  // A query in flight would overwrite the newer state.
  void queryClient.cancelQueries({ queryKey: stateQuery.queryKey });
  queryClient.setQueryData(stateQuery.queryKey, state);
}

type Change<Value> = UseMutationResult<SandboxState, Error, (before: Value) => Value>;

/** Serialised by scope, each on the result of the previous one: two quick taps are two steps. */
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

/** Releases the replies held at this path, or all, and removes the fault. */
export function useRelease(): UseMutationResult<SandboxState, Error, ReleaseBody> {
  return useMutation({
    scope: { id: 'sandbox' },
    mutationFn: (body: ReleaseBody) => call(release, body),
    onSuccess: keep,
  });
}

const journalMax = 30;
/** Includes pictures and the requests of other devices. */
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
 * Resets the sandbox. It knows no tokens afterwards, so this device drops its own and everything it has
 * cached.
 */
export function useResetWorld(): UseMutationResult<SandboxState, Error, void> {
  return useMutation({
    scope: { id: 'sandbox' },
    // Not as the user: another tab may find out first that the tokens are refused, and the reply to somebody
    // who is logged out by then is discarded.
    mutationFn: () => call(resetSandbox, {}, { isAnonymous: true }),
    onSuccess: (state) => {
      forgetUser();
      keep(state);
      toast(text('developer.worldDone'));
      // Not awaited: each mounted query refetches and shows its own failure.
      void queryClient.resetQueries({
        predicate: ({ queryKey }) => queryKey[0] !== querySandbox.path,
      });
    },
  });
}

/** For developers: kind and code instead of the user's message. */
export function reasonOf(error: Error): string {
  return error instanceof ApiError
    ? [error.kind, error.code, error.message].filter(Boolean).join(' ')
    : error.message;
}
