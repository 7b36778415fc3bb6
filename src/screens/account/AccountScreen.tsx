import { useState } from 'react';
import { useNavigate } from 'react-router';
import { appInfo } from '../../api/app-info.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { localeNames } from '../../features/preferences/locale-names.ts';
import { paths } from '../../paths.ts';
import { session, useIsLoggedIn } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { EntryList } from './EntryList.tsx';
import type { LanguageSheet } from './LanguageSheet.tsx';
import css from './AccountScreen.module.css';

const shortcuts = [
  { icon: 'order', label: 'platform.accountCoupons', to: paths.myCouponList },
  { icon: 'heart', label: 'platform.accountFavourites', to: paths.favoritesList },
  { icon: 'spark', label: 'platform.accountRewards', to: paths.myRewards },
] as const;

export function AccountScreen() {
  const text = useText();
  const locale = useLocale();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [Languages, setLanguages] = useState<typeof LanguageSheet>();
  const [isChoosing, setIsChoosing] = useState(false);

  async function openLanguages(): Promise<void> {
    setIsChoosing(true);
    try {
      const module = await import('./LanguageSheet.tsx');
      setLanguages(() => module.LanguageSheet);
    } catch {
      // The sheet's code cannot be loaded; the settings have the same choice.
      void navigate(paths.setting());
    }
  }

  return (
    <Screen hasTabBar>
      <h1 className={css['hiddenTitle']}>{text('platform.accountTitle')}</h1>
      <section className={css['hello']}>
        <span className={css['avatar']}>
          <Icon name="account" size={32} />
        </span>
        <div className={css['words']}>
          <h2 className={css['name']}>
            {text(isLoggedIn ? 'platform.accountMember' : 'platform.accountVisitor')}
          </h2>
          <p className={css['line']}>
            {text(
              isLoggedIn
                ? 'platform.accountMemberDescription'
                : 'platform.accountVisitorDescription',
            )}
          </p>
        </div>
        {!isLoggedIn && (
          <div className={css['login']}>
            <Button
              variant="secondary"
              onClick={() => session.require('account', { kind: 'none' })}
            >
              {text('platform.logIn')}
            </Button>
          </div>
        )}
      </section>

      <nav className={css['shortcuts']} aria-label={text('platform.accountShortcuts')}>
        {shortcuts.map(({ icon, label, to }) => (
          <Link key={label} className={css['shortcut']} to={to()}>
            <span className={css['mark']}>
              <Icon name={icon} />
            </span>
            {text(label)}
          </Link>
        ))}
      </nav>

      <EntryList
        label={text('platform.accountMore')}
        entries={[
          { icon: 'gear', label: text('platform.accountSetting'), to: paths.setting() },
          {
            icon: 'globe',
            label: text('platform.accountLanguage'),
            value: localeNames[locale],
            onSelect: () => void openLanguages(),
          },
          { icon: 'info', label: text('platform.accountPrivacy'), to: paths.privacyPolicy() },
          { icon: 'order', label: text('platform.accountTerms'), to: paths.loginProtocol() },
          ...(appInfo.environment === 'prod'
            ? []
            : ([
                {
                  icon: 'code',
                  label: text('platform.accountDeveloper'),
                  to: paths.developerOptions(),
                },
              ] as const)),
        ]}
      />
      {Languages && <Languages isOpen={isChoosing} onClose={() => setIsChoosing(false)} />}
      <p className={css['version']}>{text('platform.version', { version: appInfo.versionName })}</p>
    </Screen>
  );
}
