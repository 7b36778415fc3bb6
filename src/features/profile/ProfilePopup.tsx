import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { entry } from '../links/entry.ts';
import { LeaveSheet, ProfileForm } from './ProfileForm.tsx';
import { ProfileLoader } from './ProfileLoader.tsx';
import { endRegistration, hasInviteCode, showsPopup, withoutFlag } from './registration.ts';
import css from './ProfilePopup.module.css';

/** The profile of a user who has just registered, over a tab. Spec home 2, 4. */
export function ProfilePopup() {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const isOpen = showsPopup({ pathname, search }) && !isDone;

  function close(then: () => void): void {
    setIsAsking(false);
    setIsDone(true);
    afterOverlays(() => {
      then();
      setIsDone(false);
    });
  }

  const finish = (to: () => void) =>
    close(() => {
      endRegistration();
      to();
    });
  const stay = () => void navigate(withoutFlag({ pathname, search }), { replace: true });
  // Spec home 2: after saving, the account with state source edit.
  const toAccount = () =>
    void navigate(paths.account(), { replace: true, state: { source: 'edit' } });
  const skip = () => finish(stay);

  return (
    <>
      <Sheet
        isOpen={isOpen}
        onClose={(by) => {
          if (!isDirty) {
            // A link opens its page: the next tab asks again.
            if (by === 'navigation') close(stay);
            else skip();
            return true;
          }
          setIsAsking(true);
          return false;
        }}
        title={text('profile.welcomeTitle')}
        closeLabel={text('profile.skip')}
      >
        <p className={css['words']}>{text('profile.welcomeDescription')}</p>
        <ProfileLoader>
          {(info) => (
            <ProfileForm
              key={info.userId}
              mode="register"
              info={info}
              hasInviteCode={hasInviteCode()}
              shareMethod={entry().shareMethod}
              onDirty={setIsDirty}
              onSkip={skip}
              onSaved={() => finish(toAccount)}
            />
          )}
        </ProfileLoader>
      </Sheet>
      <LeaveSheet isOpen={isAsking} onStay={() => setIsAsking(false)} onLeave={skip} />
    </>
  );
}
