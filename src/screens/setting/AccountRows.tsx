import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { session, useIsLoggedIn } from '../../session/session.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { toast } from '../../ui/toast.ts';
import { ButtonRow, LinkRow } from './Rows.tsx';
import css from './SettingScreen.module.css';

type Reach = 'here' | 'everywhere';

/** The member's ways out. Logging out works without a network too: this device forgets at once. */
export function AccountRows() {
  const text = useText();
  const isLoggedIn = useIsLoggedIn();
  const [asked, setAsked] = useState<Reach>('here');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  function ask(reach: Reach): void {
    setAsked(reach);
    setIsOpen(true);
  }

  async function logout(): Promise<void> {
    setIsBusy(true);
    try {
      const told = await session.logout({ everywhere: asked === 'everywhere' });
      const isLater = told === 'later' && asked === 'everywhere';
      toast(text(isLater ? 'setting.loggedOutLater' : 'setting.loggedOut'));
      setIsOpen(false);
    } catch (error) {
      reportProblem('setting.logout', error);
      toast(text('setting.logoutFailed'));
    }
    setIsBusy(false);
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
      {/* Stays while it closes: the account is gone by then. */}
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text(
          asked === 'everywhere' ? 'setting.logoutEverywhereTitle' : 'setting.logoutHereTitle',
        )}
        closeLabel={text('common.close')}
        footer={
          <div className={css['buttons']}>
            <Button variant="primary" wide isBusy={isBusy} onClick={() => void logout()}>
              {text('setting.logout')}
            </Button>
            <Button variant="secondary" wide onClick={() => setIsOpen(false)}>
              {text('setting.stay')}
            </Button>
          </div>
        }
      >
        <p className={css['words']}>
          {text(asked === 'everywhere' ? 'setting.logoutEverywhereText' : 'setting.logoutHereText')}
        </p>
      </Sheet>
    </>
  );
}
