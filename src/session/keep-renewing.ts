/**
 * Retries the refresh in the background for calls that were sent as a visitor's because the account
 * service did not answer.
 *
 * Invariant: at most one loop for a user. It ends when the tokens are new, when the session is
 * over, or at an error that a retry cannot fix; the next such call starts another loop.
 */
import { recoveryMs } from '../api/recovery.ts';
import { atom } from '../lib/atom.ts';
import { reportProblem } from '../telemetry/report.ts';
import { noteAnswersChanged } from './answers.ts';
import { accessToken, memberId } from './token.ts';

const renewedFor = atom<string | undefined>(undefined);

/** True while a loop runs for this user: other calls need not wait for a refresh. */
export function isRenewing(userId: string): boolean {
  return renewedFor.get() === userId;
}

/**
 * `first` is the attempt that is in flight; `renew` starts another one. Both reject while the
 * service does not answer, and resolve when the user's tokens are new or the session is over.
 */
export async function keepRenewing(
  { userId, rejected }: { userId: string; rejected: string | undefined },
  first: Promise<void>,
  renew: () => Promise<void>,
): Promise<void> {
  if (isRenewing(userId)) return;
  renewedFor.set(userId);
  const isOpen = () =>
    renewedFor.get() === userId && memberId() === userId && accessToken() === rejected;
  let attempt = first;
  for (let failures = 1; ; failures += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what a retry is
      await attempt;
      break;
    } catch (error) {
      const delayMs = recoveryMs(error, failures);
      if (failures === 1 || delayMs === false) reportProblem('session.renew', error);
      if (delayMs === false) break;
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      // A call that needs the member, or another tab, may have been faster.
      if (!isOpen()) break;
      attempt = renew();
    }
  }
  if (renewedFor.get() !== userId) return;
  renewedFor.set(undefined);
  if (memberId() === userId && accessToken() !== rejected) noteAnswersChanged();
}
