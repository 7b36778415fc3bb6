import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { text, withTexts } from '../../i18n/i18n.ts';
import { cancelLogin } from '../../session/login-request.ts';
import { loginRequest } from '../../session/login-store.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { storedPendingLogin } from '../../features/login/stored-keys.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { toast } from '../../ui/toast.ts';

/**
 * The login, loaded when somebody asks for it, when one of an earlier page may still end, or when a
 * link leads back from WhatsApp; undefined until then.
 */
export function useLogin(): { Login: ComponentType | undefined } {
  const [Login, setLogin] = useState<ComponentType>();
  const { search } = useLocation();
  const isAsked = useAtom(loginRequest) !== undefined;
  const isWanted =
    isAsked ||
    storedPendingLogin.get() !== undefined ||
    new URLSearchParams(search).has('loginState');

  useEffect(() => {
    if (!isWanted) return;
    withTexts(() => import('../../features/login/Login.tsx')).then(
      (module) => setLogin(() => module.Login),
      (error: unknown) => {
        reportProblem('login.load', error);
        if (!isAsked) return;
        // Nobody can log in now; the next tap tries again.
        toast(text('common.partFailed'));
        cancelLogin();
      },
    );
  }, [isWanted, isAsked]);

  return { Login };
}
