/** What may be typed as a nickname or an invite code. Spec home 5, 9. Pure. */

/** Spec home 9. In characters as people count them: a family emoji is one. */
export const maxNickname = 20;
/** Spec home 9. */
export const maxInviteCode = 10;

const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    : undefined;

/** Characters as people count them; code points in the few browsers without a segmenter. */
export function characters(text: string): string[] {
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : Array.from(text);
}

/** Spec home 5: "input truncated at 20". Never in the middle of a character. */
export function truncated(text: string, max: number): string {
  const all = characters(text);
  return all.length <= max ? text : all.slice(0, max).join('');
}

/**
 * One line without what can only do harm in a name: control characters, and marks that turn the
 * direction of the text around it. The joiner inside an emoji stays.
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
