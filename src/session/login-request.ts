/** The seam of the login's screens: they show while there is a request, and end it. */
import type { LoginData } from '../api/generated/types.ts';
import { completeLogin } from './follow-session.ts';
import { adoptStoredAction, dropPendingAction, storedAction } from './gated-action.ts';
import { lapsedUser, loginRequest, type LoginRequest, settleLogin } from './login-store.ts';
import { useAtom } from '../ui/use-atom.ts';
import { dropPersonal } from './personal.ts';
import { memberId } from './token.ts';

/** The login that is asked for; undefined when none is. */
export function useLoginRequest(): LoginRequest | undefined {
  return useAtom(loginRequest);
}

/**
 * Asks again for the login that a page before this one had begun, for the same scene and action. For
 * a login that is found to be under way after a restart or by its return link.
 */
export function resumeLogin(): void {
  if (loginRequest.get() || memberId() !== undefined) return;
  adoptStoredAction();
  loginRequest.set({ scene: storedAction()?.scene ?? 'account' });
}

/** Stores the tokens, closes the request, releases the calls that waited and does the pending action. */
export async function finishLogin(data: LoginData): Promise<void> {
  adoptStoredAction();
  const { keepTokens } = await import('./keep-tokens.ts');
  await keepTokens(data);
  // Nothing has changed when another tab has logged the same user in already.
  completeLogin(data.userId);
}

/** Closes the request: its action is dropped and the calls that waited fail as `session`. */
export function cancelLogin(): void {
  const isSomebodysEnd = lapsedUser.get() !== undefined;
  lapsedUser.set(undefined);
  dropPendingAction();
  settleLogin(undefined);
  if (isSomebodysEnd) dropPersonal();
}
