import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { entry } from '../../features/links/entry.ts';
import { useBack } from '../../features/navigation/use-back.ts';
import { LeaveSheet, ProfileForm } from '../../features/profile/ProfileForm.tsx';
import type { ProfileMode } from '../../features/profile/profile-save.ts';
import { ProfileLoader } from '../../features/profile/ProfileLoader.tsx';
import {
  endRegistration,
  hasInviteCode,
  isRegistering,
} from '../../features/profile/registration.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn, session } from '../../session/session.ts';
import { afterOverlays, useBackDismiss } from '../../ui/layer/back-stack.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './EditProfileScreen.module.css';

/** Spec home 2 "Edit profile". */
export function EditProfileScreen() {
  const text = useText();
  const navigate = useNavigate();
  const back = useBack();
  const isLoggedIn = useIsLoggedIn();
  const [wasLoggedIn, setWasLoggedIn] = useState(isLoggedIn);
  if (isLoggedIn && !wasLoggedIn) setWasLoggedIn(true);
  // Captured at mount: saving ends the registration while the form is still mounted.
  const { search } = useLocation();
  const [mode] = useState<ProfileMode>(() => (isRegistering(search) ? 'register' : 'edit'));
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  // Intercepts every way back while there are unsaved changes.
  useBackDismiss(isDirty && !isLeaving, () => {
    setIsAsking(true);
    return false;
  });

  function leave(to: () => void): void {
    setIsAsking(false);
    setIsLeaving(true);
    afterOverlays(to);
  }

  function toAccount(): void {
    // Spec home 2: after saving, the account page with state source `edit`.
    void navigate(paths.account(), { replace: true, state: { source: 'edit' } });
  }

  return (
    <Screen
      title={text('platform.pageEditProfile')}
      back={{
        label: text('common.back'),
        onSelect: () => {
          if (isDirty) setIsAsking(true);
          else back();
        },
      }}
    >
      {wasLoggedIn ? (
        <div className={css['content']}>
          <ProfileLoader>
            {(info) => (
              <ProfileForm
                key={info.userId}
                mode={mode}
                info={info}
                hasInviteCode={hasInviteCode()}
                shareMethod={entry().shareMethod}
                onDirty={setIsDirty}
                onSaved={() => {
                  endRegistration();
                  leave(toAccount);
                }}
                onSkip={
                  mode === 'register'
                    ? () => {
                        endRegistration();
                        leave(toAccount);
                      }
                    : undefined
                }
              />
            )}
          </ProfileLoader>
        </div>
      ) : (
        <StateBlock
          picture="noVouchers"
          title={text('profile.visitorTitle')}
          description={text('profile.visitorDescription')}
          action={{
            label: text('platform.logIn'),
            onSelect: () => session.require('edit profile', { kind: 'none' }),
          }}
        />
      )}
      <LeaveSheet isOpen={isAsking} onStay={() => setIsAsking(false)} onLeave={() => leave(back)} />
    </Screen>
  );
}
