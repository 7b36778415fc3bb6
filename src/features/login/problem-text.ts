import { text, type TextKey } from '../../i18n/i18n.ts';
import type { Problem } from './login-state.ts';

/** What the app says itself. */
const own: Readonly<Record<Problem['kind'], TextKey>> = {
  network: 'login.network',
  busy: 'login.busy',
  refused: 'login.failed',
  'phone-invalid': 'login.phoneInvalid',
  'code-wrong': 'login.codeWrong',
  'code-expired': 'login.codeExpired',
  'code-spent': 'login.codeSpent',
  frozen: 'login.frozen',
  'whatsapp-missing': 'login.whatsappMissing',
  'whatsapp-failed': 'login.whatsappFailed',
};

/** Spec home 8: the server's words where it has some. */
export function problemText({ kind, message }: Problem): string {
  return message || text(own[kind]);
}
