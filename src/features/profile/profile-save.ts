/** What may be typed in the profile, the body of saving it, and where its errors show. Spec home 5, 7, 8. Pure. */
import { ApiError, serversWords } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import type { EditAccountBody } from '../../api/generated/types.ts';
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

export type ProfileMode = 'register' | 'edit';

export interface ProfileDraft {
  userName: string;
  inviteCode: string;
  /** Address of a new avatar; undefined: as it was. */
  headPortrait: string | undefined;
}

export function editBody(
  mode: ProfileMode,
  draft: ProfileDraft,
  shareMethod: string,
): EditAccountBody {
  const inviteCode = inviteCodeOf(draft.inviteCode);
  return {
    userName: draft.userName.trim(),
    ...(draft.headPortrait === undefined ? {} : { headPortrait: draft.headPortrait }),
    ...(mode === 'register' && inviteCode !== '' ? { inviteCode } : {}),
    userType: mode === 'register' ? 'REGISTER' : 'LOGIN',
    shareMethod,
  };
}

/** Spec home 5: the save button is disabled while the nickname is empty. */
export function canSave(draft: ProfileDraft): boolean {
  return !isNicknameEmpty(draft.userName);
}

export interface SaveFailure {
  field: 'nickname' | 'invite-code' | undefined;
  /** The server's; empty for the app's own words. */
  message: string;
}

/** Undefined when the user has cancelled the login that the save required. */
export function saveFailure(error: unknown): SaveFailure | undefined {
  if (!(error instanceof ApiError)) return { field: undefined, message: '' };
  if (error.kind === 'cancelled' || error.kind === 'session') return undefined;
  const fields = {
    [codes.NICKNAME_INVALID]: 'nickname',
    [codes.INVITE_CODE_INVALID]: 'invite-code',
  } as const;
  return {
    field: Object.entries(fields).find(([code]) => code === error.code)?.[1],
    message: serversWords(error),
  };
}
