/** The body of saving the profile, and where its errors show. Spec home 5, 7, 8. Pure. */
import { ApiError, serversWords } from '../../api/errors.ts';
import type { EditAccountBody } from '../../api/generated/types.ts';
import { inviteCodeOf, isNicknameEmpty } from './nickname.ts';

export type ProfileMode = 'register' | 'edit';

export interface ProfileDraft {
  userName: string;
  inviteCode: string;
  /** Address of a new avatar; undefined: as it was. */
  headPortrait: string | undefined;
}

/** Codes of the contract: NICKNAME_INVALID, INVITE_CODE_INVALID. */
const nicknameRefused = '0320001';
const inviteCodeRefused = '0320002';

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
  const fields = { [nicknameRefused]: 'nickname', [inviteCodeRefused]: 'invite-code' } as const;
  return {
    field: Object.entries(fields).find(([code]) => code === error.code)?.[1],
    message: serversWords(error),
  };
}
