/**
 * What follows from a login, a logout or another user, whichever tab it happened in.
 *
 * Invariant: what is in memory of one user is dropped before anything of the next is requested. A
 * session that ended by itself drops nothing while its login request is open: the same user may
 * come back to what is being written (spec home 4: log in, then replay).
 */
import { host } from '#host';
import { dropEarly } from '../api/early.ts';
import { queryClient } from '../api/query.ts';
import { storage } from '../storage/storage.ts';
import { reportProblem } from '../telemetry/report.ts';
import { answersVersion, dropPersonal, noteAnswersChanged, personNumber } from './personal.ts';
import { continueAction, dropPendingAction } from './gated-action.ts';
import { lapsedUser, settleLogin } from './login-store.ts';
import { onSessionChange } from './session.ts';
import { storedLapsedUserId, storedMemberId, storedTokenInfo } from './stored-keys.ts';
import { memberId } from './token.ts';

/** Call once, from the composition root. */
export function followSession(): () => void {
  let before = memberId();
  register(before);
  const stopDropping = personNumber.subscribe(() => {
    dropPendingAction();
    // Also what a late write of the former user left. The tokens may be those of the next user
    // already.
    if (!isKeptForLapsed()) storage.removeUserScope([storedTokenInfo.name, storedMemberId.name]);
    dropEarly();
    queryClient.clear();
  });
  const stopAsking = answersVersion.subscribe(() => {
    queryClient
      .invalidateQueries()
      .catch((error: unknown) => reportProblem('session.answers', error));
  });
  const stopFollowing = onSessionChange(() => {
    const now = memberId();
    const former = before ?? storedLapsedUserId.get();
    // Only in the tab where it happened, which asks for the next login. The others start over as a
    // visitor.
    const isLapse = now === undefined && lapsedUser.get() === before;
    before = now;
    if (former !== undefined && former !== now && !isLapse) dropPersonal();
    if (now !== undefined) storedLapsedUserId.remove();
    register(now);
    if (now === undefined) return;
    lapsedUser.set(undefined);
    settleLogin(now);
    continueAction();
    // The server answered differently for a visitor.
    noteAnswersChanged();
  });
  return () => {
    stopDropping();
    stopAsking();
    stopFollowing();
  };
}

/**
 * No other user has logged in since a session ended by itself: its user may still come back to it.
 */
function isKeptForLapsed(): boolean {
  const lapsed = storedLapsedUserId.get();
  return lapsed !== undefined && (memberId() ?? lapsed) === lapsed;
}

/** Spec home 7: the native shell knows who is logged in. */
function register(userId: string | undefined): void {
  host.registerUser(userId).catch((error: unknown) => reportProblem('session.registerUser', error));
}
