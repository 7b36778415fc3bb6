import { useEffect, useId, useState } from 'react';
import { attempts } from '../../api/keyed/attempts.ts';
import { editAccount } from '../../api/generated/calls/edit-account.ts';
import type { UserInfo } from '../../api/generated/types.ts';
import { text, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { act } from '../act/act.ts';
import { useAct } from '../act/use-act.ts';
import { useKeptWords } from '../kept-words/use-kept-words.ts';
import { useFlag } from '../remote-config/use-flag.ts';
import { AvatarField } from './AvatarField.tsx';
import {
  type ProfileMode,
  type SaveFailure,
  canSave,
  editBody,
  maxInviteCode,
  maxNickname,
  saveFailure,
} from './profile-save.ts';
import { countryPrefix, groupedPhone } from './phone.ts';
import { TextField } from './TextField.tsx';
import { setUserInfo } from './user-info.ts';
import { useAvatar } from './use-avatar.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './ProfileForm.module.css';
import { Sheet } from '../../ui/layer/Sheet.tsx';

// An invite code counts once, even if the first reply was lost.
const saveProfile = act(attempts(editAccount), {
  name: 'profile.save',
  onDone: setUserInfo,
  done: 'profile.saved',
  failed(error) {
    const failure = saveFailure(error);
    // Spec home 8: the server's message, or the default.
    return failure ? failure.message || text('profile.saveFailed') : '';
  },
});

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
  useKeptWords(`profile:${mode}`, typedName ?? '', setTypedName);
  const { state } = avatar;
  const userName = typedName ?? info.userName;
  const draft = { userName, inviteCode, headPortrait: state.set?.visitUrl };

  const isPhotoOpen = state.step.name === 'uploading' || state.step.name === 'failed';
  const isDirty =
    userName !== info.userName || inviteCode !== '' || state.set !== undefined || isPhotoOpen;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  const { send, isBusy, error } = useAct(saveProfile, { onDone: onSaved });
  const failed = error === undefined ? undefined : saveFailure(error);
  const save = (): void => void send(editBody(mode, draft, shareMethod));

  function messageFor(field: NonNullable<SaveFailure['field']>): string | undefined {
    return failed && failed.field === field ? failed.message : undefined;
  }

  return (
    <form
      className={classes(layout['stack'], space['gap5'])}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave(draft) && !isPhotoOpen) save();
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
        <div className={classes(layout['stack1'], css['phone'])}>
          <label htmlFor={phoneId}>{text('profile.phone')}</label>
          <div
            className={classes(
              layout['line'],
              surface['sunk'],
              tint['softNumbers'],
              space['gap0by3'],
              space['pad0by4'],
              box['tall52'],
              letters['size16'],
              css['number'],
            )}
          >
            <span>{countryPrefix(info.countryCode)}</span>
            <input
              id={phoneId}
              type="tel"
              readOnly
              value={groupedPhone(info.phoneNo)}
              aria-describedby={`${phoneId}-hint`}
            />
          </div>
          <p className={font['note']} id={`${phoneId}-hint`}>
            {text('profile.phoneHint')}
          </p>
        </div>
      )}
      <div className={layout['stack2']}>
        <Button
          variant="primary"
          wide
          disabled={!canSave(draft) || isPhotoOpen}
          isBusy={isBusy}
          onClick={save}
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

interface LeaveSheetProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms leaving with unsaved changes. */
export function LeaveSheet({ isOpen, onStay, onLeave }: LeaveSheetProps) {
  const text = useText();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onStay}
      title={text('profile.leaveTitle')}
      closeLabel={text('common.close')}
      buttons={[
        { variant: 'danger', label: text('profile.leave'), onClick: onLeave },
        { variant: 'primary', label: text('profile.stay'), onClick: onStay },
      ]}
    >
      <p>{text('profile.leaveDescription')}</p>
    </Sheet>
  );
}
