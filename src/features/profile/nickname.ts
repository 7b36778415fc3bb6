/** What may be typed as a nickname or an invite code. Spec home 5, 9. Pure. */

/** Spec home 5, 9: "input truncated at 20". */
export const maxNickname = 20;
/** Spec home 9. */
export const maxInviteCode = 10;

/**
 * One line without control characters and marks that change the direction of the text around it. The
 * joiner inside an emoji stays.
 */
export function oneLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '');
}

/** Spec home 5: saving is disabled while it is empty. Nothing but invisible characters is empty too. */
export function isNicknameEmpty(text: string): boolean {
  return text.replace(/[\p{Cc}\p{Cf}\p{Z}\p{M}]/gu, '') === '';
}

/** Invite codes are letters and digits; people paste them with spaces and in lower case. */
export function inviteCodeOf(text: string): string {
  return text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, maxInviteCode);
}
