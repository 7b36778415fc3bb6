import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { querySandbox, setClock, setFaults } from '../../api/generated/endpoints.ts';
import type { Fault, SandboxState } from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';

const stateQuery = callQuery(querySandbox, {});

export function useSandbox() {
  return useQuery(stateQuery);
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

/** For developers: the kind says more than a friendly sentence. */
export function reasonOf(error: Error): string {
  return error instanceof ApiError
    ? [error.kind, error.code, error.message].filter(Boolean).join(' ')
    : error.message;
}
