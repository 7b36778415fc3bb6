/**
 * Whether the network is there but nobody answers: the server is down, or a captive portal is in
 * between. Learnt from the calls of what is on the screen; the query client's own recovery finds out
 * when it is over.
 */
import { ApiError, isUnanswered } from '../../api/errors.ts';
import { queryClient } from '../../api/query.ts';
import { atom } from '../../lib/atom.ts';

export const isUnreachable = atom(false);

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  const { action } = event;
  // Data that the app itself puts there is no answer.
  if (action.type === 'success' && action.manual !== true) isUnreachable.set(false);
  if (action.type === 'error') {
    const error: unknown = action.error;
    // Any answer is an answer, a refusal too.
    if (error instanceof ApiError && error.kind !== 'cancelled')
      isUnreachable.set(isUnanswered(error));
  }
});
