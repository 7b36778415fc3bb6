import { text, type TextKey } from '../../i18n/i18n.ts';
import type { Problem } from './login-state.ts';

/** Texts of the app. */
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

/** Spec home 8: the server's message where it has one. */
export function problemText({ kind, message }: Problem): string {
  return message || text(own[kind]);
}
