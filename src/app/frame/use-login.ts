import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { text } from '../../i18n/i18n.ts';
import { cancelLogin } from '../../session/login-request.ts';
import { loginRequest } from '../../session/login-store.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { storedPendingLogin } from '../../features/login/stored-keys.ts';
import { part } from '../../ui/part.tsx';
import { useAtom } from '../../ui/use-atom.ts';
import { toast } from '../../ui/toast.ts';

export const login = part(() => import('../../features/login/Login.tsx'), 'Login');

/**
 * Loads the login when somebody asks for it, when one of an earlier page may still end, or when a link
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
