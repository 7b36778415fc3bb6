import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { appInfo } from '../../api/app-info.ts';
import { shownVersion } from '../../features/debug/shown-version.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { localeNames } from '../../features/preferences/locale-names.ts';
import { refreshUserInfo } from '../../features/profile/user-info.ts';
import { useNews } from '../../features/unread/unread.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Icon } from '../../ui/Icon.tsx';
import {
  boltIcon,
  chartIcon,
  codeIcon,
  documentIcon,
  flagIcon,
  gearIcon,
  giftIcon,
  globeIcon,
  heartIcon,
  historyIcon,
  logoutIcon,
  mallIcon,
  orderIcon,
  peopleIcon,
  shareIcon,
  shieldIcon,
  sparkIcon,
} from '../../ui/icons.ts';
import { part } from '../../ui/part.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { MemberHead, VisitorHead } from './AccountHead.tsx';
import { EntryList, NewCount, MemberLink } from './EntryList.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import letters from '../../ui/style/letters.module.css';
import tint from '../../ui/style/tint.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './AccountScreen.module.css';

const shortcuts = [
  { icon: orderIcon, label: 'platform.accountCoupons', to: paths.myCouponList, item: 'coupon' },
  { icon: heartIcon, label: 'platform.accountFavourites', to: paths.favoritesList, item: '' },
  { icon: giftIcon, label: 'platform.accountRewards', to: paths.myRewards, item: '' },
  { icon: sparkIcon, label: 'profile.checkIn', to: paths.signIn, item: '' },
] as const;

const sheets = {
  language: part(() => import('./LanguageSheet.tsx'), 'LanguageSheet'),
  reports: part(() => import('./ReportsSheet.tsx'), 'ReportsSheet'),
  logout: part(() => import('./LogoutSheet.tsx'), 'LogoutSheet'),
};

/** My page. Spec home 2. */
export function AccountScreen() {
  const text = useText();
  const locale = useLocale();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { source?: unknown } | null };
  const newCoupons = useNews('account', 'coupon');
  const settledReports = useNews('account', 'report');
  const [opened, setOpened] = useState<keyof typeof sheets>();
  const Opened = opened && sheets[opened].WhenLoaded;
  const [isOpen, setIsOpen] = useState(false);
  /** Counts taps and the unmount: only the latest tap may open its lazy sheet. */
  const tap = useRef(0);
  useEffect(
    () => () => {
      tap.current += 1;
    },
    [],
  );

  // Spec home 2: state source edit, right after the profile was saved.
  const isFromEdit = state?.source === 'edit';
  useEffect(() => {
    if (isFromEdit) refreshUserInfo();
  }, [isFromEdit]);

  async function open(name: keyof typeof sheets): Promise<void> {
    tap.current += 1;
    const mine = tap.current;
    try {
      await sheets[name].load();
      if (mine !== tap.current) return;
      setOpened(name);
      setIsOpen(true);
    } catch (error) {
      // The chunk failed to load; the settings offer the same choices.
      reportProblem('account.sheet', error);
      if (mine === tap.current) void navigate(paths.setting());
    }
  }

  return (
    <Screen hasTabBar>
      <h1 className={layout['hidden']}>{text('platform.accountTitle')}</h1>
      {isLoggedIn ? <MemberHead /> : <VisitorHead />}

      <nav
        className={classes(surface['sheet'], layout['flow'], css['shortcuts'])}
        aria-label={text('platform.accountShortcuts')}
      >
        {shortcuts.map(({ icon, label, to, item }) => (
          <MemberLink
            key={label}
            className={classes(
              layout['axis1'],
              layout['shrinkWords'],
              surface['tap'],
              css['shortcut'],
            )}
            to={to()}
          >
            <span
              className={classes(
                layout['middle'],
                layout['fixed'],
                box['anchor'],
                box['onYellow'],
                css['mark'],
              )}
            >
              <Icon shape={icon} />
              {item === 'coupon' && <NewCount count={newCoupons} />}
            </span>
            {text(label)}
          </MemberLink>
        ))}
      </nav>

      <EntryList
        label={text('profile.mine')}
        entries={[
          {
            icon: boltIcon,
            label: text('profile.offers'),
            to: paths.myOffers(),
            kind: 'own',
          },
          {
            icon: historyIcon,
            label: text('profile.offersHistory'),
            to: paths.historyOffers(),
            kind: 'own',
          },
          {
            icon: chartIcon,
            label: text('savings.title'),
            to: paths.savings(),
            kind: 'own',
          },
          {
            icon: mallIcon,
            label: text('profile.partnerCoupons'),
            to: paths.tripartiteCoupons(),
            kind: 'own',
          },
          { icon: shareIcon, label: text('profile.invite'), to: paths.invitationTheme() },
          {
            icon: peopleIcon,
            label: text('profile.friendActivity'),
            to: paths.friendActivity(),
            kind: 'own',
          },
          { icon: orderIcon, label: text('profile.refunds'), to: paths.order(), kind: 'tab' },
          ...(isLoggedIn
            ? ([
                {
                  icon: flagIcon,
                  label: text('profile.reports'),
                  news: settledReports,
                  onSelect: () => void open('reports'),
                },
              ] as const)
            : []),
        ]}
      />
      <EntryList
        label={text('platform.accountMore')}
        entries={[
          { icon: gearIcon, label: text('platform.accountSetting'), to: paths.setting() },
          {
            icon: globeIcon,
            label: text('platform.accountLanguage'),
            value: localeNames[locale],
            onSelect: () => void open('language'),
          },
          { icon: shieldIcon, label: text('platform.accountPrivacy'), to: paths.privacyPolicy() },
          { icon: documentIcon, label: text('platform.accountTerms'), to: paths.loginProtocol() },
          ...(appInfo.environment === 'prod'
            ? []
            : ([
                {
                  icon: codeIcon,
                  label: text('platform.accountDeveloper'),
                  to: paths.developerOptions(),
                },
              ] as const)),
          ...(isLoggedIn
            ? ([
                {
                  icon: logoutIcon,
                  label: text('profile.logout'),
                  onSelect: () => void open('logout'),
                },
              ] as const)
            : []),
        ]}
      />
      {Opened && <Opened isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      <p className={classes(layout['page'], font['centred'], tint['faint'], letters['size12'])}>
        {text('platform.version', { version: shownVersion() })}
      </p>
    </Screen>
  );
}
