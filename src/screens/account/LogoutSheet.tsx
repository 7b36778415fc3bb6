import { useState } from 'react';
import { useAct } from '../../features/act/use-act.ts';
import { logOut, type LogoutReach } from '../../features/profile/log-out.ts';
import { useText } from '../../i18n/i18n.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';

interface LogoutSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms a logout and asks from which devices. */
export function LogoutSheet({ isOpen, onClose }: LogoutSheetProps) {
  const words = useText();
  const [reach, setReach] = useState<LogoutReach>('here');

  const { send } = useAct(logOut);

  function leave(): void {
    onClose();
    // Local state is cleared at once; this component has unmounted when the reply arrives.
    void send({ reach, words: { told: 'profile.loggedOut', later: 'profile.logoutLater' } });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={words('profile.logoutTitle')}
      closeLabel={words('common.close')}
      buttons={[
        { variant: 'secondary', label: words('profile.cancel'), onClick: onClose },
        { variant: 'danger', label: words('profile.logout'), onClick: leave },
      ]}
    >
      <p>{words('profile.logoutDescription')}</p>
      <RadioGroup<LogoutReach>
        legend={words('profile.logoutWhere')}
        options={[
          { value: 'here', label: words('profile.logoutHere') },
          { value: 'everywhere', label: words('profile.logoutEverywhere') },
        ]}
        value={reach}
        onChange={setReach}
      />
    </Sheet>
  );
}
