import { useState } from 'react';
import { useAct } from '../../features/act/use-act.ts';
import { logOut, type LogoutReach } from '../../features/profile/log-out.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { ButtonRow, LinkRow } from './Rows.tsx';
import letters from '../../ui/style/letters.module.css';

/** Logout and account deletion. A logout works offline: local state is cleared at once. */
export function AccountRows() {
  const text = useText();
  const isLoggedIn = useIsLoggedIn();
  const [asked, setAsked] = useState<LogoutReach>('here');
  const [isOpen, setIsOpen] = useState(false);
  const { send, isBusy } = useAct(logOut, { onDone: () => setIsOpen(false) });

  function ask(reach: LogoutReach): void {
    setAsked(reach);
    setIsOpen(true);
  }

  function logout(): void {
    // A delayed server logout matters to the other devices only.
    const later = asked === 'everywhere' ? 'setting.loggedOutLater' : 'setting.loggedOut';
    void send({ reach: asked, words: { told: 'setting.loggedOut', later } });
  }

  return (
    <>
      {isLoggedIn && (
        <TitledCard holds="rows" title={text('setting.account')}>
          <ButtonRow label={text('setting.logoutHere')} opensSheet onSelect={() => ask('here')} />
          <ButtonRow
            label={text('setting.logoutEverywhere')}
            description={text('setting.logoutEverywhereNote')}
            opensSheet
            onSelect={() => ask('everywhere')}
          />
          <LinkRow
            label={text('setting.deleteAccount')}
            isDangerous
            to={paths.accountDeletionDeclaration()}
          />
        </TitledCard>
      )}
      {/* Outside of the condition: it is still closing when the session has ended. */}
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text(
          asked === 'everywhere' ? 'setting.logoutEverywhereTitle' : 'setting.logoutHereTitle',
        )}
        closeLabel={text('common.close')}
        buttons={[
          {
            variant: 'danger',
            label: text('setting.logout'),
            isBusy,
            onClick: logout,
          },
          { variant: 'secondary', label: text('setting.stay'), onClick: () => setIsOpen(false) },
        ]}
        areButtonsStacked
      >
        <p className={letters['lines15']}>
          {text(asked === 'everywhere' ? 'setting.logoutEverywhereText' : 'setting.logoutHereText')}
        </p>
      </Sheet>
    </>
  );
}
