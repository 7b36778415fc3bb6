import { host } from '#host';
import { useLocation, useNavigate } from 'react-router';
import { readCode } from '../../features/install/app-link.ts';
import { resolveLink } from '../../features/links/resolve-link.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useText } from '../../i18n/i18n.ts';
import { type Path, paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { boltIcon, orderIcon, pinIcon } from '../../ui/icons.ts';
import { Screen } from '../../ui/Screen.tsx';
import { classes } from '../../ui/classes.ts';
import tint from '../../ui/style/tint.module.css';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './AppDownloadScreen.module.css';
import { GetApp } from './GetApp.tsx';
import { Redeem } from './Redeem.tsx';

/**
 * Spec home 2, "an app download and redeem page": links to the app store, and carries a code or the
 * visitor's page into the app. It redeems nothing itself: that takes another tap in the app.
 */
export function AppDownloadScreen() {
  const text = useText();
  const back = useBackButton();
  const navigate = useNavigate();
  const values = new URLSearchParams(useLocation().search);
  const onward = onwardOf(values.get('redirect'));
  const isInApp = host.kind === 'APP';
  const given = values.get('code');
  const redeem = <Redeem code={readCode(given ?? '') ?? ''} />;

  return (
    <Screen title={text('platform.pageDownload')} back={back}>
      <div className={classes(space['gap5'], space['pageFoot'], box['grid'])}>
        <section className={css['hero']}>
          <img className={css['logo']} src="/icons/favicon.svg" width="88" height="88" alt="" />
          <h2 className={css['heading']}>
            {text(isInApp ? 'links.inAppTitle' : 'links.downloadHeading')}
          </h2>
          <p className={classes(tint['soft'], space['above2'], css['intro'])}>
            {text('links.downloadIntro')}
          </p>
        </section>
        {/* Who comes with a code, or to type one, does not have to look for its field. */}
        {given !== null && redeem}
        {!isInApp && <GetApp to={onward} />}
        <ul className={classes(surface['panel'], layout['stack3'], css['benefits'])}>
          <li className={layout['row3']}>
            <Icon shape={boltIcon} />
            {text('links.benefitFlash')}
          </li>
          <li className={layout['row3']}>
            <Icon shape={orderIcon} />
            {text('links.benefitVoucher')}
          </li>
          <li className={layout['row3']}>
            <Icon shape={pinIcon} />
            {text('links.benefitNear')}
          </li>
        </ul>
        {given === null && redeem}
        {!isInApp && (
          <div className={classes(box['grid'], box['centres'])}>
            <Button variant="quiet" onClick={() => void navigate(onward)}>
              {text('links.keepBrowsing')}
            </Button>
          </div>
        )}
      </div>
    </Screen>
  );
}

/** The page the visitor came from or was sent to, if it is a route of ours. */
function onwardOf(redirect: string | null): Path {
  const target = redirect === null ? undefined : resolveLink(redirect, 'carried');
  return target?.kind === 'route' ? target.to : paths.home();
}
