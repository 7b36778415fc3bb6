import { useEffect } from 'react';
import { isChangingLocale } from '../../features/preferences/change-locale.ts';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import layout from '../../ui/style/layout.module.css';
import { useAtom } from '../../ui/use-atom.ts';
import css from '../App.module.css';
import { notices, openPaymentBar, useNotices, useOpenPayment } from '../notices/use-notices.ts';
import { useHeldBack } from '../outdated/is-held-back.ts';
import type { TabName } from './tabs.ts';
import { useBackToHome, useLinks, useRestoredPlace } from './use-links.ts';
import { login, useGatedActions, useLogin } from './use-gated-actions.ts';
import { startScan, useLateParts, usePrefetch, useScanShortcut } from './use-late-parts.ts';
import { useNativeBack } from './use-native-back.ts';
import { profilePopup, useProfilePopup } from './use-profile-popup.ts';

export interface LateFrameProps {
  hasTabBar: boolean;
  /** A tab that the native shell has announced; undefined when the address says it. */
  onTab: (tab: TabName | undefined) => void;
}

/**
 * The parts of the frame that answer to acts: links, the phone's back, login, popups, notices. None of
 * them is needed before the first screen is there, so they are loaded after it.
 */
export function LateFrame({ hasTabBar, onTab }: LateFrameProps) {
  useNativeBack();
  useRestoredPlace();
  useScanShortcut();
  useLinks();
  useGatedActions();
  usePrefetch();
  useLateParts();
  const tab = useBackToHome();
  useEffect(() => onTab(tab), [onTab, tab]);
  const { isInstallDue } = useNotices();
  useProfilePopup();
  useLogin();
  const isOutdated = useHeldBack();
  const openPayment = useOpenPayment(hasTabBar);
  return (
    <>
      <LanguageCurtain />
      {/* Nothing asks for anything over the screen of a version that is too old. */}
      {!isOutdated && (
        <>
          <profilePopup.WhenLoaded />
          <login.WhenLoaded />
          <startScan.WhenLoaded />
          {openPayment === undefined ? (
            <notices.WhenLoaded hasTabBar={hasTabBar} isInstallDue={isInstallDue} />
          ) : (
            <openPaymentBar.WhenLoaded key={openPayment} orderId={openPayment} />
          )}
        </>
      )}
    </>
  );
}

/** Spec home 2: "A 500 ms loading screen shows when the language changes." */
function LanguageCurtain() {
  const text = useText();
  if (!useAtom(isChangingLocale)) return null;
  return (
    <div className={classes(layout['axis4'], layout['overlay'], css['curtain'])}>
      <Spinner size={40} label={text('frame.changingLanguage')} />
      <p aria-hidden="true">{text('frame.changingLanguage')}</p>
    </div>
  );
}
