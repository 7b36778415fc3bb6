/**
 * Whether the network is there but nobody answers: the server is down, or a captive portal is in
 * between. Learnt from the calls of what is on the screen; the query client's own recovery finds out
 * when it is over.
 */
import { useSyncExternalStore } from 'react';
import { ApiError, isUnanswered } from '../../api/errors.ts';
import { queryClient } from '../../api/query.ts';

let isUnreachable = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isUnreachable) return;
  isUnreachable = next;
  for (const listener of listeners) listener();
}

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  const { action } = event;
  // Data that the app itself puts there is no answer.
  if (action.type === 'success' && action.manual !== true) set(false);
  if (action.type === 'error') {
    const error: unknown = action.error;
    // Any answer is an answer, a refusal too.
    if (error instanceof ApiError && error.kind !== 'cancelled') set(isUnanswered(error));
  }
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsUnreachable(): boolean {
  return useSyncExternalStore(subscribe, () => isUnreachable);
}
