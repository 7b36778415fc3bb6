/** What may be typed as a nickname or an invite code. Spec home 5, 9. Pure. */
import { plainText } from '../../lib/plain-text.ts';
import { seenText } from '../../lib/seen-text.ts';

/** Spec home 5, 9: "input truncated at 20". */
export const maxNickname = 20;
/** Spec home 9. */
export const maxInviteCode = 10;

/** Spec home 5: saving is disabled while it is empty. Nothing but invisible characters is empty too. */
export function isNicknameEmpty(text: string): boolean {
  return seenText(text) === '';
}

/** Invite codes are letters and digits; people paste them with spaces and in lower case. */
export function inviteCodeOf(text: string): string {
  return plainText(text)
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, maxInviteCode);
}
