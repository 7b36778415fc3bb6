import { text, type TextKey } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { act } from '../act/act.ts';

export type LogoutReach = 'here' | 'everywhere';

interface Logout {
  reach: LogoutReach;
  /** Of a logout that the server knows of, and of one that it is told `later`. */
  words: Readonly<Record<'told' | 'later', TextKey>>;
}

/** Works without a network; a failure is an unexpected error. */
export const logOut = act(
  ({ reach }: Logout) => session.logout({ everywhere: reach === 'everywhere' }),
  {
    name: 'session.logout',
    done: (outcome, { words }) => text(words[outcome]),
    failed: () => text('profile.logoutFailed'),
  },
);
