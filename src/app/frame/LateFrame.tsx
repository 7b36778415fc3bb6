import { useEffect } from 'react';
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
