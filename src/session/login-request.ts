/** How the login's screens begin and end a request. */
import type { LoginData } from '../api/generated/types.ts';
import { adoptStoredAction, dropPendingAction, storedAction } from './gated-action.ts';
import { lapsedUser, loginRequest, settleLogin } from './login-store.ts';
import { dropPersonal } from './personal.ts';
import { memberId } from './token.ts';

/**
 * Opens the login that a page before this one began, for the same scene and action: after a
 * restart, or by its return link.
 */
export function resumeLogin(): void {
  if (loginRequest.get() || memberId() !== undefined) return;
  adoptStoredAction();
  loginRequest.set({ scene: storedAction()?.scene ?? 'account' });
}

/** Stores the tokens. What follows from them, here and in other tabs, is in `follow-session.ts`. */
export async function finishLogin(data: LoginData): Promise<void> {
  adoptStoredAction();
  const { keepTokens } = await import('./keep-tokens.ts');
  await keepTokens(data);
}

/** Closes the request: its action is dropped and the calls that waited fail as `session`. */
export function cancelLogin(): void {
  const isSomebodysEnd = lapsedUser.get() !== undefined;
  lapsedUser.set(undefined);
  dropPendingAction();
  settleLogin(undefined);
  if (isSomebodysEnd) dropPersonal();
}
