import { useEffect } from 'react';
import { notices, useNotices } from '../notices/use-notices.ts';
import { useHeldBack } from '../outdated/is-held-back.ts';
import { openPaymentBar, useOpenPayment } from '../notices/use-open-payment.ts';
import type { TabName } from './tabs.ts';
import { useBackToHome } from './use-back-to-home.ts';
import { useGatedActions } from './use-gated-actions.ts';
import { useLateParts } from './use-late-parts.ts';
import { useLinks } from './use-links.ts';
import { login, useLogin } from './use-login.ts';
import { useNativeBack } from './use-native-back.ts';
import { profilePopup, useProfilePopup } from './use-profile-popup.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useRestoredPlace } from './use-restored-place.ts';
import { startScan, useScanShortcut } from './use-scan-shortcut.ts';

export interface LateFrameProps {
  hasTabBar: boolean;
  /** A tab that the native shell has announced; undefined when the address says it. */
  onTab: (tab: TabName | undefined) => void;
}

/**
 * What of the frame answers to somebody: links, the phone's back, login, popups, notices. Nobody can
 * ask for any of it before the first screen is there, so it comes after it.
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
  // Nothing covers the screen of a version that is too old.
  if (isOutdated) return null;
  return (
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
  );
}
