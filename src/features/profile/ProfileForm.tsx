import { useEffect, useId, useState } from 'react';
import { attempts } from '../../api/keyed/attempts.ts';
import { editAccount } from '../../api/generated/calls/edit-account.ts';
import type { UserInfo } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useKeptWords } from '../kept-words/use-kept-words.ts';
import { useFlag } from '../remote-config/use-flag.ts';
import { AvatarField } from './AvatarField.tsx';
import { maxInviteCode, maxNickname } from './nickname.ts';
import { countryPrefix, groupedPhone } from './phone.ts';
import {
  canSave,
  editBody,
  saveFailure,
  type ProfileMode,
  type SaveFailure,
} from './profile-save.ts';
import { TextField } from './TextField.tsx';
import { setUserInfo } from './user-info.ts';
import { useAvatar } from './use-avatar.ts';
import css from './ProfileForm.module.css';

const editOnce = attempts(editAccount);

interface ProfileFormProps {
  mode: ProfileMode;
  info: UserInfo;
  /** Spec home 2: not when the registry channel is BARGAIN. */
  hasInviteCode: boolean;
  /** How the friend's link was shared that brought this user; empty without one. */
  shareMethod: string;
  onSaved: () => void;
  /** Registration only. */
  onSkip?: (() => void) | undefined;
  /** True while there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

/** Avatar, nickname, invite code or phone, and save. Spec home 2 "Edit profile". */
export function ProfileForm({
  mode,
  info,
  hasInviteCode,
  shareMethod,
  onSaved,
  onSkip,
  onDirty,
}: ProfileFormProps) {
  const text = useText();
  const phoneId = useId();
  const avatar = useAvatar();
  const canChangeAvatar = useFlag('avatarEdit');
  // Undefined until it is edited: then the server's value shows.
  const [typedName, setTypedName] = useState<string>();
  const [inviteCode, setInviteCode] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  useKeptWords(`profile:${mode}`, typedName ?? '', setTypedName);
  const { state } = avatar;
  const userName = typedName ?? info.userName;
  const draft = { userName, inviteCode, headPortrait: state.set?.visitUrl };

  const isPhotoOpen = state.step.name === 'uploading' || state.step.name === 'failed';
  const isDirty =
    userName !== info.userName || inviteCode !== '' || state.set !== undefined || isPhotoOpen;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  async function save(): Promise<void> {
    setIsSaving(true);
    setFailure(undefined);
    const body = editBody(mode, draft, shareMethod);
    try {
      // An invite code counts once, even if the first reply was lost.
      const saved = await editOnce(body);
      setUserInfo(saved);
      toast(text('profile.saved'));
      onSaved();
    } catch (error) {
      const failed = saveFailure(error);
      setFailure(failed);
      if (failed) {
        // Spec home 8: the server's message, or the default.
        toast(failed.message || text('profile.saveFailed'));
        if (!failed.message) reportProblem('profile.save', error);
      }
    } finally {
      setIsSaving(false);
    }
  }

  function messageFor(field: SaveFailure['field']): string | undefined {
    return failure?.field === field ? failure?.message : undefined;
  }

  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave(draft) && !isPhotoOpen && !isSaving) void save();
      }}
    >
      <AvatarField avatar={avatar} headPortrait={info.headPortrait} canChange={canChangeAvatar} />
      <TextField
        label={text('profile.nickname')}
        value={userName}
        maxCharacters={maxNickname}
        countLabel={(count) => text('profile.count', { count, max: maxNickname })}
        problem={messageFor('nickname')}
        autoComplete="nickname"
        onChange={setTypedName}
      />
      {mode === 'register' && hasInviteCode && (
        <TextField
          label={text('profile.inviteCode')}
          hint={text('profile.inviteCodeHint')}
          value={inviteCode}
          maxCharacters={maxInviteCode}
          problem={messageFor('invite-code')}
          autoComplete="off"
          isCode
          onChange={setInviteCode}
        />
      )}
      {mode === 'edit' && (
        <div className={css['phone']}>
          <label htmlFor={phoneId}>{text('profile.phone')}</label>
          <div className={css['number']}>
            <span>{countryPrefix(info.countryCode)}</span>
            <input
              id={phoneId}
              type="tel"
              readOnly
              value={groupedPhone(info.phoneNo)}
              aria-describedby={`${phoneId}-hint`}
            />
          </div>
          <p id={`${phoneId}-hint`}>{text('profile.phoneHint')}</p>
        </div>
      )}
      <div className={css['actions']}>
        <Button
          variant="primary"
          wide
          disabled={!canSave(draft) || isPhotoOpen}
          isBusy={isSaving}
          onClick={() => void save()}
        >
          {text('profile.save')}
        </Button>
        {onSkip && (
          <Button variant="quiet" wide onClick={onSkip}>
            {text('profile.skip')}
          </Button>
        )}
      </div>
    </form>
  );
}
