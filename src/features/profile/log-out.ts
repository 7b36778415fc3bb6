import { text, type TextKey } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';

export type LogoutReach = 'here' | 'everywhere';

/**
 * Logs out and shows a toast: done, or done here while the server is told `later`. Works without a
 * network; false, with a toast and a report, is for unexpected errors.
 */
export async function logOut(
  reach: LogoutReach,
  words: { told: TextKey; later: TextKey },
): Promise<boolean> {
  try {
    const outcome = await session.logout({ everywhere: reach === 'everywhere' });
    toast(text(words[outcome]));
    return true;
  } catch (error) {
    reportProblem('session.logout', error);
    toast(text('profile.logoutFailed'));
    return false;
  }
}
