import { host } from '#host';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openOutside } from '../../features/links/open-outside.ts';
import { resolveLink } from '../../features/links/resolve-link.ts';
import { text } from '../../i18n/i18n.ts';
import { runGatedAction } from '../../session/gated-action.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { cancelLogin } from '../../session/login-request.ts';
import { loginRequest } from '../../session/login-store.ts';
import { storedPendingLogin } from '../../features/login/stored-keys.ts';
import { part } from '../../ui/part.tsx';
import { useAtom } from '../../ui/use-atom.ts';

/** Browsers without `userActivation` just try to open the window. */
function isTapped(): boolean {
  const activation = (navigator as { userActivation?: UserActivation }).userActivation;
  return activation?.isActive ?? true;
}

/** The gated actions that any screen may ask for: a screen of ours, or a page outside, checked again. */
export function useGatedActions(): void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(() => {
    const stopRoutes = runGatedAction('open-route', ({ to }) => void latest.current(to));
    const stopPages = runGatedAction('open-external', ({ url }) => {
      const target = resolveLink(url, 'banner');
      if (target.kind !== 'external') {
        reportProblem('session.openExternal', new Error('not a page outside'));
        return;
      }
      const open = () => openOutside(target.url, 'session.openExternal');
      // The tap was before the login; without user activation a browser blocks the window silently.
      if (host.kind === 'APP' || isTapped()) open();
      else
        toast(text('common.pageReady'), {
          action: { label: text('common.openPage'), onSelect: open },
        });
    });
    return () => {
      stopRoutes();
      stopPages();
    };
  }, []);
}

export const login = part(() => import('../../features/login/Login.tsx'), 'Login');

/**
 * Loads the login when it is asked for, when one of an earlier page may still end, or when a link
 * leads back from WhatsApp.
 */
export function useLogin(): void {
  const { search } = useLocation();
  const isAsked = useAtom(loginRequest) !== undefined;
  const isWanted =
    isAsked ||
    storedPendingLogin.get() !== undefined ||
    new URLSearchParams(search).has('loginState');

  useEffect(() => {
    if (!isWanted) return;
    login.load().catch((error: unknown) => {
      reportProblem('login.load', error);
      if (!isAsked) return;
      // The next tap retries.
      toast(text('common.partFailed'));
      cancelLogin();
    });
  }, [isWanted, isAsked]);
}
