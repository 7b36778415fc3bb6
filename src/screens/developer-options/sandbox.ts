import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { querySandbox, setClock, setFaults } from '../../api/generated/endpoints.ts';
import type { SandboxState, SetClockBody, SetFaultsBody } from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';

const stateQuery = callQuery(querySandbox, {});

export function useSandbox() {
  return useQuery(stateQuery);
}

function keep(state: SandboxState): void {
  queryClient.setQueryData(stateQuery.queryKey, state);
}

export function useSetClock(): UseMutationResult<SandboxState, Error, SetClockBody> {
  return useMutation({ mutationFn: (body: SetClockBody) => call(setClock, body), onSuccess: keep });
}

export function useSetFaults(): UseMutationResult<SandboxState, Error, SetFaultsBody> {
  return useMutation({
    mutationFn: (body: SetFaultsBody) => call(setFaults, body),
    onSuccess: keep,
  });
}

/** For developers: the kind says more than a friendly sentence. */
export function reasonOf(error: Error): string {
  return error instanceof ApiError
    ? [error.kind, error.code, error.message].filter(Boolean).join(' ')
    : error.message;
}
