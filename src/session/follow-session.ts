/**
 * What follows from a login, a logout or another user, whichever tab it happened in.
 *
 * Invariant: what is in memory of one person is gone before anything of the next is asked for. A
 * session that ended by itself drops nothing while its login request is open: the same user may come
 * back to what is being written (spec home 4: log in, then replay).
 */
import { host } from '#host';
import { dropEarly } from '../api/early.ts';
import { queryClient } from '../api/query.ts';
import { storage } from '../storage/storage.ts';
import { reportProblem } from '../telemetry/report.ts';
import { answersVersion, noteAnswersChanged } from './answers.ts';
import { continueAction, dropPendingAction } from './gated-action.ts';
import { lapsedUser, settleLogin } from './login-store.ts';
import { dropPersonal, personNumber } from './personal.ts';
import { onSessionChange } from './session.ts';
import { storedLapsedUserId, storedMemberId, storedTokenInfo } from './stored-keys.ts';
import { memberId } from './token.ts';

/** Call once, from the composition root. */
export function followSession(): () => void {
  let before = memberId();
  register(before);
  const stopDropping = personNumber.subscribe(() => {
    dropPendingAction();
    // What a late writer of the former user left; the tokens may be those of the next one already.
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
    // Of this tab: it asks for the next login. A tab that only hears of it begins anew, as a visitor's.
    const isLapse = now === undefined && lapsedUser.get() === before;
    before = now;
    if (former !== undefined && former !== now && !isLapse) dropPersonal();
    if (now !== undefined) storedLapsedUserId.remove();
    register(now);
    if (now === undefined) return;
    lapsedUser.set(undefined);
    settleLogin(now);
    continueAction();
    // As a visitor it was answered differently.
    noteAnswersChanged();
  });
  return () => {
    stopDropping();
    stopAsking();
    stopFollowing();
  };
}

/** Nobody else has come since a session ended by itself: its user may still find what was written. */
function isKeptForLapsed(): boolean {
  const lapsed = storedLapsedUserId.get();
  return lapsed !== undefined && (memberId() ?? lapsed) === lapsed;
}

/** Spec home 7: the native shell knows who is logged in. */
function register(userId: string | undefined): void {
  host.registerUser(userId).catch((error: unknown) => reportProblem('session.registerUser', error));
}
