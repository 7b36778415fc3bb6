import { text, type TextKey } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';

export type LogoutReach = 'here' | 'everywhere';

/**
 * Logs out and says how it went: done, or done here and told to the server `later`. The session
 * works without a network; false, and said and reported, is for what nobody foresaw.
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
